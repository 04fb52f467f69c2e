import { type ChatEvent, chatRoutes, NewMessage, NewRequest } from '../../contracts/chat.ts'
import { call as callApi } from '../../http/index.ts'
import { ChatFailure, type ChatPerson, type ChatPort } from '../chat.ts'
import type { Connect } from './connect.ts'
import { connectBrowser } from './connect-browser.ts'
import { withChatFailures } from './failures.ts'
import { onWake } from './on-wake.ts'
import { type Call, createRoomWatch } from './room-watch.ts'
import { createTypingWatch } from './typing-watch.ts'
import { createValueWatch } from './value-watch.ts'

const POLL_MS = 30_000
const TYPING_INTERVAL_MS = 3000
/** Time for a film on a slow connection. */
const SEND_MS = 120_000

export interface EmbeddedOptions {
  call?: Call
  connect?: Connect
}

/** The chat of our own API: calls, and one live connection while anything is watched. */
export function embeddedChat(
  me: ChatPerson,
  { call = callApi, connect = connectBrowser(me.uid) }: EmbeddedOptions = {},
): ChatPort {
  const rooms = new Map<string, ReturnType<typeof createRoomWatch>>()
  const typing = createTypingWatch(me.uid)
  const inbox = createValueWatch(async () => (await call(chatRoutes.readInbox, { managerUserId: me.uid })).data.rows)
  const unread = createValueWatch(async () => (await call(chatRoutes.unreadMessages, {})).data.unread)
  let live = false
  let watching = 0
  let disconnect = () => {}

  const refreshAll = () => {
    for (const room of rooms.values()) void room.catchUp()
    inbox.refreshSoon()
    unread.refreshSoon()
  }

  function onEvent(event: ChatEvent) {
    if (event.kind === 'beat') return
    if (event.kind === 'typing') return typing.onSignal(event)
    if (event.kind === 'ready' || event.kind === 'rooms') return refreshAll()
    if (event.kind === 'room') {
      rooms.get(event.userId)?.onUpdate(event)
      for (const { senderId } of event.messages ?? []) typing.onMessage(event.userId, senderId)
    }
    inbox.refreshSoon()
    unread.refreshSoon()
  }

  /** The connection is open while anything is watched. */
  function watch(begin: () => () => void): () => void {
    if (watching++ === 0) {
      const ends = connect({
        onEvent,
        onLiveChange(now) {
          if (live === now) return
          live = now
          // If the session is over, this first call reports it.
          unread.refreshSoon()
          for (const room of rooms.values()) room.showAgain()
        },
      })
      const poll = setInterval(() => !live && refreshAll(), POLL_MS)
      const sleep = onWake(refreshAll)
      disconnect = () => {
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
      if (--watching === 0) disconnect()
    }
  }

  const lastTyped = new Map<string, number>()

  return {
    watchRoom: (pupil, watcher) =>
      watch(() => {
        const room = rooms.get(pupil) ?? createRoomWatch(pupil, call, () => live)
        rooms.set(pupil, room)
        // Copied, so that a watcher registered twice is called twice.
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
      const { data } = await withChatFailures(call(chatRoutes.openChannel, { userId: pupil, ...asked.data })).catch(
        refused => Promise.reject(refused.cause?.code === 'conflict' ? new ChatFailure('open', refused) : refused),
      )
      await rooms.get(pupil)?.catchUp()
      return data
    },

    async close(pupil, comment) {
      const { data } = await withChatFailures(call(chatRoutes.closeChannel, { userId: pupil, comment }))
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
      const { data } = await withChatFailures(sending)
      rooms.get(pupil)?.addSent(data)
      return data
    },

    async markRead(pupil) {
      const seq = rooms.get(pupil)?.seq()
      if (!seq) return
      await call(chatRoutes.markRead, { userId: pupil, seq }).catch(() => undefined)
      inbox.refreshSoon()
      unread.refreshSoon()
    },

    typing(pupil) {
      const now = Date.now()
      if (now - (lastTyped.get(pupil) ?? 0) < TYPING_INTERVAL_MS) return
      lastTyped.set(pupil, now)
      call(chatRoutes.signalTyping, { userId: pupil }).catch(() => undefined)
    },

    search: async words => (await withChatFailures(call(chatRoutes.searchMessages, { words }))).data.found,
    report: async (pupil, messageId, reason) =>
      (await withChatFailures(call(chatRoutes.reportMessage, { userId: pupil, messageId, reason }))).data,
    reports: async pupil => (await withChatFailures(call(chatRoutes.listReports, { userId: pupil }))).data.reports,
    async settle(pupil, id) {
      await withChatFailures(call(chatRoutes.settleReport, { userId: pupil, id }))
    },
  }
}
