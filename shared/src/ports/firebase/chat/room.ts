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
import { channelOf, type Documents, isAfter, messageOf, timeOf } from './documents.ts'
import { answered, persistent } from './failures.ts'
import { common } from './share-watch.ts'

const PAGE = 50
/** Times are given by several servers: one that is a little behind must not be missed. */
const OVERLAP_S = 60

type Kept = { message: Message; at: Timestamp }
const inOrder = (a: Kept, b: Kept) =>
  a.at.valueOf() === b.at.valueOf() ? (a.message.id < b.message.id ? -1 : 1) : isAfter(a.at, b.at) ? 1 : -1

/** A pupil's room while it is watched: its channel, and every message loaded so far; `said` is told whose they are. */
export function roomOf(documents: Documents, pupil: string, said: (senderId: string) => void) {
  let channel: { value: Channel | null; openedAt: Timestamp; live: boolean } | undefined
  let paged = false
  let live = false
  let older = false
  let oldest: QueryDocumentSnapshot | undefined
  let kept = new Map<string, Kept>()
  let tell: () => void = () => undefined

  const all = () => query(documents.messages(pupil), orderBy('timestamp'))
  const sorted = () => [...kept.values()].sort(inOrder)
  const view = (): RoomView => ({
    channel: channel?.value ?? null,
    messages: sorted().map(({ message }) => message),
    older,
    live: live && channel?.live === true,
  })
  /** What is still on its way has no time yet, and belongs to the screen. */
  const keep = (docs: readonly QueryDocumentSnapshot[]) => {
    const fresh = docs.filter(({ id, metadata }) => !metadata.hasPendingWrites && !kept.has(id))
    for (const one of fresh) {
      const data = one.data()
      kept.set(one.id, { message: messageOf(data), at: timeOf(data.timestamp) })
      said(String(data.senderId))
    }
    return fresh.length > 0
  }

  function watchChannel(failed: Required<Watcher<RoomView>>['failed']): StopWatching {
    return persistent(
      lost =>
        onSnapshot(
          documents.channel(pupil),
          { includeMetadataChanges: true },
          (there: DocumentSnapshot) => {
            const { fromCache, hasPendingWrites } = there.metadata
            const data = there.data()
            if (hasPendingWrites || (fromCache && !data && !channel)) return
            channel = {
              value: fromCache && !data ? (channel?.value ?? null) : data ? channelOf(data) : null,
              openedAt: timeOf(data?.createdAt),
              live: !fromCache,
            }
            tell()
          },
          lost,
        ),
      failed,
    )
  }

  async function firstPage(): Promise<void> {
    const { docs } = await answered(() => getDocsFromServer(query(all(), limitToLast(PAGE + 1))))
    if (!paged) {
      older = docs.length > PAGE
      oldest = older ? docs[1] : docs[0]
    }
    keep(older && !paged ? docs.slice(1) : docs)
    paged = true
  }

  /** Everything from the end of what is loaded. */
  function follow(lost: (error: unknown) => void): StopWatching {
    const last = sorted().at(-1)?.at
    const from = last ? query(all(), startAt(new Timestamp(last.seconds - OVERLAP_S, 0))) : all()
    return onSnapshot(
      from,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        const changed = live === metadata.fromCache
        live = !metadata.fromCache
        oldest ??= docs[0]
        if (keep(docs) || changed) tell()
      },
      lost,
    )
  }

  function watchMessages(failed: Required<Watcher<RoomView>>['failed']): StopWatching {
    return persistent(lost => {
      let over = false
      let stop: StopWatching | undefined
      firstPage().then(() => {
        if (over) return
        tell()
        stop = follow(error => {
          live = false
          tell()
          lost(error)
        })
      }, lost)
      return () => {
        over = true
        stop?.()
      }
    }, failed)
  }

  const watch = common<RoomView>(to => {
    tell = () => {
      if (channel && paged) to.next(view())
    }
    const stops = [watchChannel(to.failed), watchMessages(to.failed)]
    return () => {
      for (const stop of stops) stop()
      tell = () => undefined
      channel = undefined
      paged = live = older = false
      oldest = undefined
      kept = new Map()
    }
  })

  return {
    watch,
    channel: () => channel?.value ?? null,

    /** The time up to which everything is shown; undefined while the room is not. */
    shownUntil(): Timestamp | undefined {
      const last = sorted().at(-1)?.at
      if (!channel?.value) return undefined
      return last && isAfter(last, channel.openedAt) ? last : channel.openedAt
    },

    async readOlder(): Promise<void> {
      const before = oldest
      if (!before || !older) return
      const { docs } = await answered(() => getDocsFromServer(query(all(), endBefore(before), limitToLast(PAGE + 1))))
      if (oldest !== before) return
      older = docs.length > PAGE
      const page = older ? docs.slice(1) : docs
      oldest = page[0] ?? before
      keep(page)
      tell()
    },
  }
}
