import { chatRoutes, type NumberedMessage } from '../../contracts/chat.ts'
import type { call } from '../../http/index.ts'
import type { RoomView, Watcher } from '../chat.ts'
import { asFailures } from './failures.ts'
import { reading } from './refresher.ts'
import { firstState, type Page, type RoomState, withLater, withNews, withOlder } from './room-state.ts'

export type Call = typeof call

/** A room while somebody watches it. */
export function watchedRoom(userId: string, call: Call, isLive: () => boolean) {
  const watchers = new Set<Watcher<RoomView>>()
  let state: RoomState | undefined

  const read = async (where: { after?: number; before?: number }): Promise<Page> =>
    (await call(chatRoutes.readChannel, { userId, ...where })).data

  const viewOf = ({ channel, messages, older }: RoomState): RoomView => ({ channel, messages, older, live: isLive() })
  function show(next: RoomState | undefined) {
    state = next
    if (state) for (const watcher of watchers) watcher.next(viewOf(state))
  }

  async function catchUp(): Promise<void> {
    if (!state) return show(firstState(await read({})))
    for (;;) {
      const known: RoomState = state
      const page = await read({ after: known.seq })
      // The line may have told some of it meanwhile.
      const later: RoomState | undefined = state === known ? withLater(known, page) : known
      if (later === undefined) return show(firstState(await read({})))
      if (state !== known) continue
      if (later.seq !== known.seq) show(later)
      if (!page.more) return
    }
  }

  const keeper = reading(catchUp, failure => {
    // What is shown is worth more than the news that it could not be refreshed: `live` says that.
    if (!state) for (const watcher of watchers) watcher.failed?.(failure)
  })

  return {
    watchers,
    add(watcher: Watcher<RoomView>) {
      watchers.add(watcher)
      if (state) watcher.next(viewOf(state))
      else void keeper.now()
    },
    catchUp: keeper.now,
    /** What is shown is shown again: the line came or went. */
    again: () => show(state),
    /** Everything up to here is shown. */
    seq: () => state?.seq,

    heard(news: Parameters<typeof withNews>[1]) {
      if (!state) return
      const next = withNews(state, news)
      if (next === undefined) void keeper.now()
      else if (next !== state) show(next)
    },

    sent(message: NumberedMessage) {
      if (state) this.heard({ from: message.seq - 1, seq: message.seq, channel: state.channel, messages: [message] })
    },

    async older(): Promise<void> {
      const first = state?.messages[0]
      if (!state?.older || !first) return
      const page = await asFailures(read({ before: first.seq }))
      if (state) show(withOlder(state, page))
    },

    stop: keeper.stop,
  }
}
