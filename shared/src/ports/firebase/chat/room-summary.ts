import {
  type DocumentData,
  type DocumentReference,
  limitToLast,
  onSnapshot,
  orderBy,
  query,
  type Timestamp,
  where,
} from 'firebase/firestore'
import type { Channel } from '../../../contracts/chat-shapes.ts'
import type { ChatPerson, StopWatching, Watcher } from '../../chat.ts'
import { type Documents, parseChannel, parseMessage, toTimestamp } from './documents.ts'
import { retryWatch, toChatFailure } from './failures.ts'
import { shareWatch } from './share-watch.ts'
import { countOpenReports, countUnread, findWaitingSince, type RoomState } from './summary-queries.ts'

export type RoomSummary = Pick<RoomState, 'pupil' | 'channel' | 'last'> & {
  unread: number
  waitingSince: string | null
  reports: number
}

/** What waits for the user in a room. The database counts, so that no photo is fetched to be counted. */
export function watchRoomSummary(documents: Documents, me: ChatPerson, pupil: string) {
  return shareWatch<RoomSummary>(to => {
    let channel: { value: Channel | null; openedAt: Timestamp } | undefined
    let last: RoomState['last'] | undefined
    let mark: Timestamp | undefined
    let round = 0

    async function count(): Promise<void> {
      if (!channel || last === undefined || mark === undefined) return
      round += 1
      const ownRound = round
      const { openedAt } = channel
      const since = last && last.at.valueOf() >= openedAt.valueOf() ? last : null
      const state: RoomState = { pupil, channel: channel.value, openedAt, last: since, readAt: mark }
      try {
        const [unread, waiting, reports] = await Promise.all([
          countUnread(documents, me, state),
          me.manager ? findWaitingSince(documents, state) : undefined,
          me.manager ? countOpenReports(documents, me, pupil) : 0,
        ])
        if (ownRound !== round) return
        to.next({
          pupil,
          channel: state.channel,
          last: since,
          unread,
          waitingSince: waiting?.toDate().toISOString() ?? null,
          reports,
        })
      } catch (error) {
        if (ownRound === round) to.failed(toChatFailure(error))
      }
    }
    const changed = () => void count()

    // With metadata changes, because an empty result counts only once the server confirms it.
    const live = { includeMetadataChanges: true }
    const onDocument = (at: DocumentReference, onData: (data: DocumentData | undefined) => void) =>
      retryWatch(
        lost =>
          onSnapshot(
            at,
            live,
            there => {
              const { fromCache, hasPendingWrites } = there.metadata
              if (hasPendingWrites || (fromCache && !there.exists())) return
              onData(there.data())
            },
            lost,
          ),
        to.failed,
      )

    const stops: StopWatching[] = [
      onDocument(documents.channel(pupil), data => {
        const value = data ? parseChannel(data) : null
        if (channel && JSON.stringify(channel.value) === JSON.stringify(value)) return
        channel = { value, openedAt: toTimestamp(data?.createdAt) }
        changed()
      }),
      onDocument(documents.readReceipt(pupil, me.uid), data => {
        const value = toTimestamp(data?.readAt)
        if (mark?.isEqual(value)) return
        mark = value
        changed()
      }),
      retryWatch(
        lost =>
          onSnapshot(
            query(documents.messages(pupil), orderBy('timestamp'), limitToLast(1)),
            live,
            ({ docs: [newest], metadata }) => {
              if (metadata.hasPendingWrites || metadata.fromCache) return
              if (last !== undefined && newest?.id === last?.message.id) return
              const data = newest?.data()
              last = data ? { message: parseMessage(data), at: toTimestamp(data.timestamp) } : null
              changed()
            },
            lost,
          ),
        to.failed,
      ),
      ...(me.manager ? [watchReports(documents, me, pupil, changed)] : []),
    ]
    return () => {
      round += 1
      for (const stop of stops) stop()
    }
  })
}
const watchReports = (documents: Documents, me: ChatPerson, pupil: string, changed: () => void): StopWatching =>
  retryWatch(
    lost => onSnapshot(query(documents.reports(pupil), where('senderId', '!=', me.uid)), changed, lost),
    () => undefined,
  )

export type WatchRoomSummary = (watcher: Watcher<RoomSummary>) => StopWatching
