import { type ChatEvent, chatRoutes, NewMessage, NewRequest } from '../../contracts/chat.ts'
import { call as callApi } from '../../http/index.ts'
import { ChatFailure, type ChatPerson, type ChatPort } from '../chat.ts'
import type { Line } from './connect.ts'
import { browserLine } from './connect-browser.ts'
import { asFailures } from './failures.ts'
import { onWake } from './on-wake.ts'
import { type Call, watchedRoom } from './room-watch.ts'
import { typists } from './typing-watch.ts'
import { valueWatch } from './value-watch.ts'

const POLL_MS = 30_000
const TYPING_MS = 3000
/** A film over a slow line. */
const SEND_MS = 120_000

export interface EmbeddedOptions {
  call?: Call
  line?: Line
}

/** The chat served by our own API: calls, and one live line as long as somebody watches something. */
export function embeddedChat(
  me: ChatPerson,
  { call = callApi, line = browserLine(me.uid) }: EmbeddedOptions = {},
): ChatPort {
  const rooms = new Map<string, ReturnType<typeof watchedRoom>>()
  const typing = typists(me.uid)
  const inbox = valueWatch(async () => (await call(chatRoutes.readInbox, { managerUserId: me.uid })).data.rows)
  const unread = valueWatch(async () => (await call(chatRoutes.unreadMessages, {})).data.unread)
  let live = false
  let watching = 0
  let hangUp = () => {}

  const readAll = () => {
    for (const room of rooms.values()) void room.catchUp()
    inbox.soon()
    unread.soon()
  }

  function heard(event: ChatEvent) {
    if (event.kind === 'beat') return
    if (event.kind === 'typing') return typing.heard(event)
    if (event.kind === 'ready' || event.kind === 'rooms') return readAll()
    if (event.kind === 'room') {
      rooms.get(event.userId)?.heard(event)
      for (const { senderId } of event.messages ?? []) typing.ended(event.userId, senderId)
    }
    inbox.soon()
    unread.soon()
  }

  /** The line is open while anything is watched. */
  function watch(begin: () => () => void): () => void {
    if (watching++ === 0) {
      const ends = line({
        event: heard,
        live(now) {
          if (live === now) return
          live = now
          // A session that is over is said by the first call.
          unread.soon()
          for (const room of rooms.values()) room.again()
        },
      })
      const poll = setInterval(() => !live && readAll(), POLL_MS)
      const sleep = onWake(readAll)
      hangUp = () => {
        ends()
        sleep()
        clearInterval(poll)
        live = false
      }
    }
    const end = begin()
    let ended = false
    return () => {
      if (ended) return
      ended = true
      end()
      if (--watching === 0) hangUp()
    }
  }

  const lastTyped = new Map<string, number>()

  return {
    watchRoom: (pupil, watcher) =>
      watch(() => {
        const room = rooms.get(pupil) ?? watchedRoom(pupil, call, () => live)
        rooms.set(pupil, room)
        // One who watches twice is told twice.
        const own = { ...watcher }
        room.add(own)
        return () => {
          room.watchers.delete(own)
          if (room.watchers.size > 0) return
          room.stop()
          rooms.delete(pupil)
        }
      }),
    readOlder: async pupil => rooms.get(pupil)?.older(),
    watchTyping: (pupil, next) => watch(() => typing.watch(pupil, next)),
    watchInbox: watcher => watch(() => inbox.watch(watcher)),
    watchUnread: watcher => watch(() => unread.watch(watcher)),

    async open(pupil, request) {
      const asked = NewRequest.safeParse(request)
      if (!asked.success) throw new ChatFailure('invalid', asked.error)
      const { data } = await asFailures(call(chatRoutes.openChannel, { userId: pupil, ...asked.data })).catch(refused =>
        Promise.reject(refused.cause?.code === 'conflict' ? new ChatFailure('open', refused) : refused),
      )
      await rooms.get(pupil)?.catchUp()
      return data
    },

    async close(pupil, comment) {
      const { data } = await asFailures(call(chatRoutes.closeChannel, { userId: pupil, comment }))
      await rooms.get(pupil)?.catchUp()
      return data
    },

    async send(pupil, message) {
      const checked = NewMessage.safeParse(message)
      if (!checked.success) {
        const long = checked.error.issues.some(({ code, path }) => code === 'too_big' && path[0] === 'fileUrl')
        throw new ChatFailure(long ? 'too_large' : 'invalid', checked.error)
      }
      const sending = call(chatRoutes.sendMessage, { userId: pupil, ...checked.data }, { timeoutMs: SEND_MS })
      const { data } = await asFailures(sending)
      rooms.get(pupil)?.sent(data)
      return data
    },

    async markRead(pupil) {
      const seq = rooms.get(pupil)?.seq()
      if (!seq) return
      await call(chatRoutes.markRead, { userId: pupil, seq }).catch(() => undefined)
      inbox.soon()
      unread.soon()
    },

    typing(pupil) {
      const now = Date.now()
      if (now - (lastTyped.get(pupil) ?? 0) < TYPING_MS) return
      lastTyped.set(pupil, now)
      call(chatRoutes.signalTyping, { userId: pupil }).catch(() => undefined)
    },

    search: async words => (await asFailures(call(chatRoutes.searchMessages, { words }))).data.found,
    report: async (pupil, messageId, reason) =>
      (await asFailures(call(chatRoutes.reportMessage, { userId: pupil, messageId, reason }))).data,
    reports: async pupil => (await asFailures(call(chatRoutes.listReports, { userId: pupil }))).data.reports,
    async settle(pupil, id) {
      await asFailures(call(chatRoutes.settleReport, { userId: pupil, id }))
    },
  }
}
