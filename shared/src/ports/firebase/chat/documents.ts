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

export const toChannelId = (pupil: string) => `room-${pupil}`

/** References to a room's documents (firestore.rules has the permissions). */
export const chatDocuments = (db: Firestore) => ({
  channel: (pupil: string): DocumentReference => doc(db, 'channels', toChannelId(pupil)),
  message: (id: string): DocumentReference => doc(db, 'messages', id),
  messages: (pupil: string): Query => query(collection(db, 'messages'), where('channelId', '==', toChannelId(pupil))),
  readReceipt: (pupil: string, reader: string): DocumentReference =>
    doc(db, 'channels', toChannelId(pupil), 'reads', reader),
  reports: (pupil: string): CollectionReference => collection(db, 'channels', toChannelId(pupil), 'reports'),
  typing: (pupil: string): CollectionReference => collection(db, 'channels', toChannelId(pupil), 'typing'),
  consent: (pupil: string): DocumentReference => doc(db, 'consents', pupil),
  link: (manager: string, pupil: string): DocumentReference => doc(db, 'links', `${manager}_${pupil}`),
  linksWhere: (side: 'managerUid' | 'pupilUid', uid: string): Query =>
    query(collection(db, 'links'), where(side, '==', uid)),
})
export type Documents = ReturnType<typeof chatDocuments>

/** Keeps microseconds, which a date text would cut off. */
export const toTimestamp = (value: unknown): Timestamp => (value instanceof Timestamp ? value : new Timestamp(0, 0))

export const isAfter = (a: Timestamp, b: Timestamp): boolean => a.valueOf() > b.valueOf()

const toText = (value: unknown): string => (typeof value === 'string' ? value : '')
const toIso = (value: unknown): string => toTimestamp(value).toDate().toISOString()

/** The rules accept no other shape, so fields are read without validation. */
export function parseChannel(data: DocumentData): Channel {
  const { chapterId, subChapterId } = data
  return {
    id: toText(data.id),
    studentName: toText(data.studentName),
    subject: toText(data.subject),
    description: toText(data.description),
    ...(typeof chapterId === 'string' && { chapterId }),
    ...(typeof subChapterId === 'string' && { subChapterId }),
    status: data.status === 'open' ? 'open' : 'closed',
    createdAt: toIso(data.createdAt),
    closedAt: data.closedAt instanceof Timestamp ? toIso(data.closedAt) : null,
    closeComment: typeof data.closeComment === 'string' ? data.closeComment : null,
  }
}

const toMessageType = (value: unknown): Message['type'] =>
  value === 'image' || value === 'audio' || value === 'video' ? value : 'text'

/** See parseChannel. */
export function parseMessage(data: DocumentData): Message {
  return {
    id: toText(data.id),
    channelId: toText(data.channelId),
    senderId: toText(data.senderId),
    senderName: toText(data.senderName),
    content: toText(data.content),
    type: toMessageType(data.type),
    timestamp: toIso(data.timestamp),
    ...(typeof data.fileUrl === 'string' && { fileUrl: data.fileUrl }),
  }
}
