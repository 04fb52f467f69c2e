import type { ChatEvent } from '../../contracts/chat.ts'
import type { Ear, Line } from './connect.ts'
import { openSource } from './event-stream.ts'

/** A visible page that hears nothing for so long takes the line over: its holder sleeps. */
const ASLEEP_MS = 40_000

type Passed = { event: ChatEvent } | { live: boolean } | { ask: true }

/**
 * The live line of this browser: a page may have six connections to a server, so one page holds the stream of a person and
 * passes on what it hears. Where pages cannot agree on one (no https), each has its own while it is looked at.
 */
export const browserLine =
  (uid: string): Line =>
  ear =>
    'locks' in navigator && 'BroadcastChannel' in globalThis ? sharedLine(uid, ear) : ownLine(ear)

function sharedLine(uid: string, ear: Ear): () => void {
  const name = `ariane-chat-${uid}`
  const others = new BroadcastChannel(name)
  const ended = new AbortController()
  const say = (passed: Passed) => others.postMessage(passed)
  /** While this page holds the line. */
  let held: { live: boolean; letGo: () => void } | undefined
  let heardAt = Date.now()

  const hold = () =>
    new Promise<void>(resolve => {
      const mine = { live: false, letGo: resolve }
      held = mine
      const close = openSource({
        event(event) {
          ear.event(event)
          say({ event })
        },
        live(live) {
          mine.live = live
          ear.live(live)
          say({ live })
        },
      })
      mine.letGo = () => {
        if (held === mine) held = undefined
        close()
        resolve()
      }
    })

  async function queue(steal = false): Promise<void> {
    try {
      // A lock that is stolen cannot wait for a signal.
      await navigator.locks.request(name, steal ? { steal } : { signal: ended.signal }, () =>
        ended.signal.aborted ? undefined : hold(),
      )
    } catch {
      // Ended, or another page has taken the line over.
    }
    held?.letGo()
    if (!steal && !ended.signal.aborted) await queue()
  }

  others.onmessage = ({ data }: MessageEvent<Passed>) => {
    if ('ask' in data) return held && say({ live: held.live })
    heardAt = Date.now()
    if (held) return
    if ('live' in data) ear.live(data.live)
    else {
      if (data.event.kind === 'ready') ear.live(true)
      ear.event(data.event)
    }
  }

  const check = setInterval(() => {
    const asleep = !held && document.visibilityState === 'visible' && Date.now() - heardAt > ASLEEP_MS
    if (!asleep) return
    heardAt = Date.now()
    void queue(true)
  }, ASLEEP_MS / 4)

  void queue()
  say({ ask: true })
  return () => {
    clearInterval(check)
    ended.abort()
    held?.letGo()
    others.close()
  }
}

function ownLine(ear: Ear): () => void {
  let close: (() => void) | undefined
  const look = () => {
    if (document.visibilityState === 'visible') close ??= openSource(ear)
    else {
      close?.()
      close = undefined
    }
  }
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    document.removeEventListener('visibilitychange', look)
    close?.()
  }
}
