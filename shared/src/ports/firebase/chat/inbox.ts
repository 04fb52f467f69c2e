import { onSnapshot } from 'firebase/firestore'
import type { InboxRow } from '../../../contracts/chat-shapes.ts'
import type { ChatPerson, StopWatching } from '../../chat.ts'
import type { Documents } from './documents.ts'
import { retryWatch } from './failures.ts'
import type { RoomSummary, WatchRoomSummary } from './room-summary.ts'
import { shareWatch } from './share-watch.ts'

const MAX_PREVIEW_CHARS = 200

/** The summaries of the user's rooms: a pupil's own, or those of the followed pupils as links come and go. */
export function watchRooms(documents: Documents, me: ChatPerson, watchSummary: (pupil: string) => WatchRoomSummary) {
  return shareWatch<readonly RoomSummary[]>(to => {
    const rooms = new Map<string, { stop: StopWatching; summary: RoomSummary | undefined; failed: boolean }>()
    let listed = false
    const emit = () => {
      const all = [...rooms.values()]
      if (!listed || all.some(one => !one.summary && !one.failed)) return
      to.next(all.flatMap(one => one.summary ?? []))
    }
    const addRoom = (pupil: string) => {
      const room: { stop: StopWatching; summary: RoomSummary | undefined; failed: boolean } = {
        stop: () => undefined,
        summary: undefined,
        failed: false,
      }
      rooms.set(pupil, room)
      room.stop = watchSummary(pupil)({
        next: value => {
          room.summary = value
          emit()
        },
        failed: failure => {
          room.failed = true
          if (failure.code === 'forbidden') room.summary = undefined
          if (failure.code === 'offline' && !room.summary) to.failed(failure)
          else emit()
        },
      })
    }
    const removeRoom = (pupil: string) => {
      rooms.get(pupil)?.stop()
      rooms.delete(pupil)
    }
    const setPupils = (pupils: readonly string[]) => {
      for (const pupil of rooms.keys()) if (!pupils.includes(pupil)) removeRoom(pupil)
      for (const pupil of pupils) if (!rooms.has(pupil)) addRoom(pupil)
      listed = true
      emit()
    }
    const stop = me.manager
      ? retryWatch(
          lost =>
            onSnapshot(
              documents.linksWhere('managerUid', me.uid),
              { includeMetadataChanges: true },
              ({ docs, metadata }) => {
                if (!metadata.fromCache) setPupils(docs.map(one => String(one.get('pupilUid'))))
              },
              lost,
            ),
          to.failed,
        )
      : () => undefined
    if (!me.manager) setPupils([me.uid])
    return () => {
      stop()
      for (const pupil of rooms.keys()) removeRoom(pupil)
    }
  })
}

/** The longest waiting first, then the other open ones, then closed ones, the newest first. */
export function buildInbox(rooms: readonly RoomSummary[]): InboxRow[] {
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
              content: message.content.slice(0, MAX_PREVIEW_CHARS),
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
      compareText(a.waitingSince ?? '￿', b.waitingSince ?? '￿') ||
      compareText(b.channel.closedAt ?? '', a.channel.closedAt ?? '') ||
      compareText(b.last?.timestamp ?? '', a.last?.timestamp ?? '') ||
      compareText(b.channel.createdAt, a.channel.createdAt),
  )
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
