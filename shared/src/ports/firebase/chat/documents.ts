import {
  type CollectionReference,
  collection,
  type DocumentData,
  type DocumentReference,
  doc,
  type Firestore,
  type Query,
  query,
  Timestamp,
  where,
} from 'firebase/firestore'
import type { Channel, Message } from '../../../contracts/chat-shapes.ts'

const roomOf = (pupil: string) => `room-${pupil}`

/** Where a room and what belongs to it is kept (firestore.rules says who may). */
export const documentsOf = (db: Firestore) => ({
  channel: (pupil: string): DocumentReference => doc(db, 'channels', roomOf(pupil)),
  message: (id: string): DocumentReference => doc(db, 'messages', id),
  messages: (pupil: string): Query => query(collection(db, 'messages'), where('channelId', '==', roomOf(pupil))),
  mark: (pupil: string, reader: string): DocumentReference => doc(db, 'channels', roomOf(pupil), 'reads', reader),
  reports: (pupil: string): CollectionReference => collection(db, 'channels', roomOf(pupil), 'reports'),
  typing: (pupil: string): CollectionReference => collection(db, 'channels', roomOf(pupil), 'typing'),
  consent: (pupil: string): DocumentReference => doc(db, 'consents', pupil),
  link: (manager: string, pupil: string): DocumentReference => doc(db, 'links', `${manager}_${pupil}`),
  linksWhere: (side: 'managerUid' | 'pupilUid', uid: string): Query =>
    query(collection(db, 'links'), where(side, '==', uid)),
})
export type Documents = ReturnType<typeof documentsOf>

export const channelIdOf = roomOf

/** To the microsecond, which the text of a date would cut off. */
export const timeOf = (value: unknown): Timestamp => (value instanceof Timestamp ? value : new Timestamp(0, 0))

export const isAfter = (a: Timestamp, b: Timestamp): boolean => a.valueOf() > b.valueOf()

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const isoOf = (value: unknown): string => timeOf(value).toDate().toISOString()

/** The rules let in no other shape, so fields are read and not judged again. */
export function channelOf(data: DocumentData): Channel {
  const { chapterId, subChapterId } = data
  return {
    id: textOf(data.id),
    studentName: textOf(data.studentName),
    subject: textOf(data.subject),
    description: textOf(data.description),
    ...(typeof chapterId === 'string' && { chapterId }),
    ...(typeof subChapterId === 'string' && { subChapterId }),
    status: data.status === 'open' ? 'open' : 'closed',
    createdAt: isoOf(data.createdAt),
    closedAt: data.closedAt instanceof Timestamp ? isoOf(data.closedAt) : null,
    closeComment: typeof data.closeComment === 'string' ? data.closeComment : null,
  }
}

const typeOf = (value: unknown): Message['type'] =>
  value === 'image' || value === 'audio' || value === 'video' ? value : 'text'

/** See channelOf. */
export function messageOf(data: DocumentData): Message {
  return {
    id: textOf(data.id),
    channelId: textOf(data.channelId),
    senderId: textOf(data.senderId),
    senderName: textOf(data.senderName),
    content: textOf(data.content),
    type: typeOf(data.type),
    timestamp: isoOf(data.timestamp),
    ...(typeof data.fileUrl === 'string' && { fileUrl: data.fileUrl }),
  }
}
