import { chatRoutes, type NumberedMessage } from '../../contracts/chat.ts'
import type { call } from '../../http/index.ts'
import type { RoomView, Watcher } from '../chat.ts'
import { withChatFailures } from './failures.ts'
import { createRefresher } from './refresher.ts'
import { appendPage, applyUpdate, createState, type Page, prependPage, type RoomState } from './room-state.ts'

export type Call = typeof call

/** The state of a watched room. */
export function createRoomWatch(userId: string, call: Call, isLive: () => boolean) {
  const watchers = new Set<Watcher<RoomView>>()
  let state: RoomState | undefined

  const read = async (where: { after?: number; before?: number }): Promise<Page> =>
    (await call(chatRoutes.readChannel, { userId, ...where })).data

  const toView = ({ channel, messages, older }: RoomState): RoomView => ({ channel, messages, older, live: isLive() })
  function show(next: RoomState | undefined) {
    state = next
    if (state) for (const watcher of watchers) watcher.next(toView(state))
  }

  async function catchUp(): Promise<void> {
    if (!state) return show(createState(await read({})))
    for (;;) {
      const known: RoomState = state
      const page = await read({ after: known.seq })
      // The live connection may have delivered some of it meanwhile.
      const later: RoomState | undefined = state === known ? appendPage(known, page) : known
      if (later === undefined) return show(createState(await read({})))
      if (state !== known) continue
      if (later.seq !== known.seq) show(later)
      if (!page.more) return
    }
  }

  const refresher = createRefresher(catchUp, failure => {
    // A failed refresh keeps what is shown: `live` already tells that it may be late.
    if (!state) for (const watcher of watchers) watcher.failed?.(failure)
  })

  return {
    watchers,
    add(watcher: Watcher<RoomView>) {
      watchers.add(watcher)
      if (state) watcher.next(toView(state))
      else void refresher.refreshNow()
    },
    catchUp: refresher.refreshNow,
    /** Emits the current state again after the connection came or went. */
    showAgain: () => show(state),
    /** The number up to which everything is shown. */
    seq: () => state?.seq,

    onUpdate(news: Parameters<typeof applyUpdate>[1]) {
      if (!state) return
      const next = applyUpdate(state, news)
      if (next === undefined) void refresher.refreshNow()
      else if (next !== state) show(next)
    },

    addSent(message: NumberedMessage) {
      if (state) this.onUpdate({ from: message.seq - 1, seq: message.seq, channel: state.channel, messages: [message] })
    },

    async older(): Promise<void> {
      const first = state?.messages[0]
      if (!state?.older || !first) return
      const page = await withChatFailures(read({ before: first.seq }))
      if (state) show(prependPage(state, page))
    },

    stop: refresher.stop,
  }
}
