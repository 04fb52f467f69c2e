import {
  type DocumentSnapshot,
  endBefore,
  getDocsFromServer,
  limitToLast,
  onSnapshot,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  startAt,
  Timestamp,
} from 'firebase/firestore'
import type { Channel, Message } from '../../../contracts/chat-shapes.ts'
import type { RoomView, StopWatching, Watcher } from '../../chat.ts'
import { type Documents, isAfter, parseChannel, parseMessage, toTimestamp } from './documents.ts'
import { retryWatch, withTimeout } from './failures.ts'
import { shareWatch } from './share-watch.ts'

const PAGE_SIZE = 50
/** Times come from several servers: a message from a server that is slightly late must not be missed. */
const CLOCK_SKEW_S = 60

type StoredMessage = { message: Message; at: Timestamp }
const compareMessages = (a: StoredMessage, b: StoredMessage) =>
  a.at.valueOf() === b.at.valueOf() ? (a.message.id < b.message.id ? -1 : 1) : isAfter(a.at, b.at) ? 1 : -1

/** A pupil's room while it is watched: its channel, and every message loaded so far; `onSender` is told whose they are. */
export function createRoom(documents: Documents, pupil: string, onSender: (senderId: string) => void) {
  let channel: { value: Channel | null; openedAt: Timestamp; live: boolean } | undefined
  let paged = false
  let live = false
  let older = false
  let oldest: QueryDocumentSnapshot | undefined
  let stored = new Map<string, StoredMessage>()
  let emit: () => void = () => undefined

  const all = () => query(documents.messages(pupil), orderBy('timestamp'))
  const sorted = () => [...stored.values()].sort(compareMessages)
  const view = (): RoomView => ({
    channel: channel?.value ?? null,
    messages: sorted().map(({ message }) => message),
    older,
    // The library may take half a minute to see what the device knows at once.
    live: live && channel?.live === true && navigator.onLine,
  })
  /** Pending messages have no time yet, and belong to the screen. */
  const storeMessages = (docs: readonly QueryDocumentSnapshot[]) => {
    const fresh = docs.filter(({ id, metadata }) => !metadata.hasPendingWrites && !stored.has(id))
    for (const one of fresh) {
      const data = one.data()
      stored.set(one.id, { message: parseMessage(data), at: toTimestamp(data.timestamp) })
      onSender(String(data.senderId))
    }
    return fresh.length > 0
  }

  function watchChannel(failed: Required<Watcher<RoomView>>['failed']): StopWatching {
    return retryWatch(
      lost =>
        onSnapshot(
          documents.channel(pupil),
          { includeMetadataChanges: true },
          (there: DocumentSnapshot) => {
            const { fromCache, hasPendingWrites } = there.metadata
            const data = there.data()
            if (hasPendingWrites || (fromCache && !data && !channel)) return
            channel = {
              value: fromCache && !data ? (channel?.value ?? null) : data ? parseChannel(data) : null,
              openedAt: toTimestamp(data?.createdAt),
              live: !fromCache,
            }
            emit()
          },
          lost,
        ),
      failed,
    )
  }

  async function firstPage(): Promise<void> {
    const { docs } = await withTimeout(() => getDocsFromServer(query(all(), limitToLast(PAGE_SIZE + 1))))
    if (!paged) {
      older = docs.length > PAGE_SIZE
      oldest = older ? docs[1] : docs[0]
    }
    storeMessages(older && !paged ? docs.slice(1) : docs)
    paged = true
  }

  /** Follows everything after the loaded messages. */
  function follow(lost: (error: unknown) => void): StopWatching {
    const last = sorted().at(-1)?.at
    const from = last ? query(all(), startAt(new Timestamp(last.seconds - CLOCK_SKEW_S, 0))) : all()
    return onSnapshot(
      from,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        const changed = live === metadata.fromCache
        live = !metadata.fromCache
        oldest ??= docs[0]
        if (storeMessages(docs) || changed) emit()
      },
      lost,
    )
  }

  function watchMessages(failed: Required<Watcher<RoomView>>['failed']): StopWatching {
    return retryWatch(lost => {
      let over = false
      let stop: StopWatching | undefined
      firstPage().then(() => {
        if (over) return
        emit()
        stop = follow(error => {
          live = false
          emit()
          lost(error)
        })
      }, lost)
      return () => {
        over = true
        stop?.()
      }
    }, failed)
  }

  const watch = shareWatch<RoomView>(to => {
    emit = () => {
      if (channel && paged) to.next(view())
    }
    const stops = [watchChannel(to.failed), watchMessages(to.failed)]
    const changes = new AbortController()
    for (const change of ['offline', 'online']) addEventListener(change, () => emit(), changes)
    return () => {
      changes.abort()
      for (const stop of stops) stop()
      emit = () => undefined
      channel = undefined
      paged = live = older = false
      oldest = undefined
      stored = new Map()
    }
  })

  return {
    watch,
    channel: () => channel?.value ?? null,

    /** The time up to which everything is shown; undefined while the room is not shown. */
    shownUntil(): Timestamp | undefined {
      const last = sorted().at(-1)?.at
      if (!channel?.value) return undefined
      return last && isAfter(last, channel.openedAt) ? last : channel.openedAt
    },

    async readOlder(): Promise<void> {
      const before = oldest
      if (!before || !older) return
      const { docs } = await withTimeout(() =>
        getDocsFromServer(query(all(), endBefore(before), limitToLast(PAGE_SIZE + 1))),
      )
      if (oldest !== before) return
      older = docs.length > PAGE_SIZE
      const page = older ? docs.slice(1) : docs
      oldest = page[0] ?? before
      storeMessages(page)
      emit()
    },
  }
}
