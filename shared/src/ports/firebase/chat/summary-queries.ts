import {
  getCountFromServer,
  getDocsFromServer,
  limit,
  limitToLast,
  orderBy,
  type Query,
  query,
  type Timestamp,
  where,
} from 'firebase/firestore'
import type { Channel, Message } from '../../../contracts/chat-shapes.ts'
import type { ChatPerson } from '../../chat.ts'
import { type Documents, isAfter, toTimestamp } from './documents.ts'

/** A room before anything is counted. */
export type RoomState = {
  pupil: string
  channel: Channel | null
  openedAt: Timestamp
  /** The latest message since the opening. */
  last: { message: Message; at: Timestamp } | null
  /** How far the user has read. */
  readAt: Timestamp
}

const countDocuments = async (found: Query): Promise<number> => (await getCountFromServer(found)).data().count

/** Unread messages of others since the opening; for an adult the request counts too. */
export async function countUnread(documents: Documents, me: ChatPerson, state: RoomState): Promise<number> {
  const { pupil, channel, openedAt, last, readAt } = state
  if (!channel) return 0
  const request = pupil !== me.uid && isAfter(openedAt, readAt) ? 1 : 0
  if (!last || !isAfter(last.at, readAt)) return request
  const since = isAfter(openedAt, readAt) ? where('timestamp', '>=', openedAt) : where('timestamp', '>', readAt)
  const [everybody, own] = await Promise.all([
    countDocuments(query(documents.messages(pupil), since)),
    countDocuments(query(documents.messages(pupil), where('senderId', '==', me.uid), since)),
  ])
  return everybody - own + request
}

/** Since when the pupil has been waiting for an answer; undefined otherwise. */
export async function findWaitingSince(documents: Documents, state: RoomState): Promise<Timestamp | undefined> {
  const { pupil, channel, openedAt, last } = state
  if (channel?.status !== 'open') return undefined
  if (!last) return openedAt
  if (last.message.senderId !== pupil) return undefined
  const opened = where('timestamp', '>=', openedAt)
  const answers = query(
    documents.messages(pupil),
    where('senderId', '!=', pupil),
    opened,
    orderBy('timestamp'),
    limitToLast(1),
  )
  const answered = (await getDocsFromServer(answers)).docs[0]
  const after = answered ? where('timestamp', '>', toTimestamp(answered.data().timestamp)) : opened
  const asked = query(documents.messages(pupil), where('senderId', '==', pupil), after, orderBy('timestamp'), limit(1))
  const first = (await getDocsFromServer(asked)).docs[0]
  return first ? toTimestamp(first.data().timestamp) : last.at
}

/** Reported messages that are not settled, without reports about the user's own messages. */
export const countOpenReports = (documents: Documents, me: ChatPerson, pupil: string): Promise<number> =>
  countDocuments(query(documents.reports(pupil), where('senderId', '!=', me.uid), where('settledAt', '==', null)))
