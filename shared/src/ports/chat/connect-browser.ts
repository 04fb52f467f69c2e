import type { ChatEvent } from '../../contracts/chat.ts'
import type { Connect, StreamSubscriber } from './connect.ts'
import { openEventStream } from './event-stream.ts'

/** A visible tab that receives nothing for that long takes the connection over, because its holder is asleep. */
const MAX_SILENCE_MS = 40_000

type TabMessage = { event: ChatEvent } | { live: boolean } | { ask: true }

/**
 * The connection of this browser: HTTP/1.1 allows six per server, so one tab holds the stream of a user and passes the
 * events on. Where tabs cannot coordinate (no https), each has its own while it is visible.
 */
export const connectBrowser =
  (uid: string): Connect =>
  subscriber =>
    'locks' in navigator && 'BroadcastChannel' in globalThis ? connectShared(uid, subscriber) : connectOwn(subscriber)

function connectShared(uid: string, subscriber: StreamSubscriber): () => void {
  const name = `ariane-chat-${uid}`
  const channel = new BroadcastChannel(name)
  const abort = new AbortController()
  const postToTabs = (passed: TabMessage) => channel.postMessage(passed)
  /** Set while this tab holds the connection. */
  let connection: { live: boolean; release: () => void } | undefined
  let lastHeardAt = Date.now()

  const holdConnection = () =>
    new Promise<void>(resolve => {
      const mine = { live: false, release: resolve }
      connection = mine
      const close = openEventStream({
        onEvent(event) {
          subscriber.onEvent(event)
          postToTabs({ event })
        },
        onLiveChange(live) {
          mine.live = live
          subscriber.onLiveChange(live)
          postToTabs({ live })
        },
      })
      mine.release = () => {
        if (connection === mine) connection = undefined
        close()
        resolve()
      }
    })

  async function requestLock(steal = false): Promise<void> {
    let isGranted = false
    try {
      // A lock request that steals cannot have a signal.
      await navigator.locks.request(name, steal ? { steal } : { signal: abort.signal }, () => {
        isGranted = true
        return abort.signal.aborted ? undefined : holdConnection()
      })
    } catch {
      // Aborted, or another tab has taken the connection over.
    }
    connection?.release()
    if (steal || abort.signal.aborted) return
    // A browser that keeps nothing for this site gives no locks either, however often it is asked.
    await (isGranted ? requestLock() : holdConnection())
  }

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if ('ask' in data) return connection && postToTabs({ live: connection.live })
    lastHeardAt = Date.now()
    if (connection) return
    if ('live' in data) subscriber.onLiveChange(data.live)
    else {
      if (data.event.kind === 'ready') subscriber.onLiveChange(true)
      subscriber.onEvent(data.event)
    }
  }

  const check = setInterval(() => {
    const isHolderAsleep =
      !connection && document.visibilityState === 'visible' && Date.now() - lastHeardAt > MAX_SILENCE_MS
    if (!isHolderAsleep) return
    lastHeardAt = Date.now()
    void requestLock(true)
  }, MAX_SILENCE_MS / 4)

  void requestLock()
  postToTabs({ ask: true })
  return () => {
    clearInterval(check)
    abort.abort()
    connection?.release()
    channel.close()
  }
}

function connectOwn(subscriber: StreamSubscriber): () => void {
  let close: (() => void) | undefined
  const connectIfVisible = () => {
    if (document.visibilityState === 'visible') close ??= openEventStream(subscriber)
    else {
      close?.()
      close = undefined
    }
  }
  document.addEventListener('visibilitychange', connectIfVisible)
  connectIfVisible()
  return () => {
    document.removeEventListener('visibilitychange', connectIfVisible)
    close?.()
  }
}
