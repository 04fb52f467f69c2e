import { onSnapshot } from 'firebase/firestore'
import type { InboxRow } from '../../../contracts/chat-shapes.ts'
import type { ChatPerson, StopWatching } from '../../chat.ts'
import type { Documents } from './documents.ts'
import { persistent } from './failures.ts'
import type { News, RoomNews } from './room-summary.ts'
import { common } from './share-watch.ts'

const SHOWN = 200

/** The news of every room the person is in: a pupil's own, or those of the pupils followed, as links come and go. */
export function roomsOf(documents: Documents, me: ChatPerson, news: (pupil: string) => News) {
  return common<readonly RoomNews[]>(to => {
    const rooms = new Map<string, { stop: StopWatching; news: RoomNews | undefined; failed: boolean }>()
    let listed = false
    const tell = () => {
      const all = [...rooms.values()]
      if (!listed || all.some(one => !one.news && !one.failed)) return
      to.next(all.flatMap(one => one.news ?? []))
    }
    const enter = (pupil: string) => {
      const room: { stop: StopWatching; news: RoomNews | undefined; failed: boolean } = {
        stop: () => undefined,
        news: undefined,
        failed: false,
      }
      rooms.set(pupil, room)
      room.stop = news(pupil)({
        next: value => {
          room.news = value
          tell()
        },
        failed: failure => {
          room.failed = true
          if (failure.code === 'forbidden') room.news = undefined
          if (failure.code === 'offline' && !room.news) to.failed(failure)
          else tell()
        },
      })
    }
    const leave = (pupil: string) => {
      rooms.get(pupil)?.stop()
      rooms.delete(pupil)
    }
    const settle = (pupils: readonly string[]) => {
      for (const pupil of rooms.keys()) if (!pupils.includes(pupil)) leave(pupil)
      for (const pupil of pupils) if (!rooms.has(pupil)) enter(pupil)
      listed = true
      tell()
    }
    const stop = me.manager
      ? persistent(
          lost =>
            onSnapshot(
              documents.linksWhere('managerUid', me.uid),
              { includeMetadataChanges: true },
              ({ docs, metadata }) => {
                if (!metadata.fromCache) settle(docs.map(one => String(one.get('pupilUid'))))
              },
              lost,
            ),
          to.failed,
        )
      : () => undefined
    if (!me.manager) settle([me.uid])
    return () => {
      stop()
      for (const pupil of rooms.keys()) leave(pupil)
    }
  })
}

/** Who waits longest first, then the other open ones, then closed ones, the newest first. */
export function inboxOf(rooms: readonly RoomNews[]): InboxRow[] {
  const rows = rooms.flatMap(({ pupil, channel, last, unread, waitingSince, reports }): InboxRow[] => {
    if (!channel) return []
    const { message } = last ?? {}
    return [
      {
        userId: pupil,
        channel,
        unread,
        waitingSince,
        last: message
          ? {
              senderId: message.senderId,
              senderName: message.senderName,
              type: message.type,
              content: message.content.slice(0, SHOWN),
              timestamp: message.timestamp,
            }
          : null,
        reports,
      },
    ]
  })
  return rows.sort(
    (a, b) =>
      Number(a.channel.status === 'closed') - Number(b.channel.status === 'closed') ||
      text(a.waitingSince ?? '￿', b.waitingSince ?? '￿') ||
      text(b.channel.closedAt ?? '', a.channel.closedAt ?? '') ||
      text(b.last?.timestamp ?? '', a.last?.timestamp ?? '') ||
      text(b.channel.createdAt, a.channel.createdAt),
  )
}

const text = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
