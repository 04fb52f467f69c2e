import { CHAT_STREAM, ChatEvent } from '../../contracts/chat.ts'
import { createBackOff } from './back-off.ts'
import type { StreamSubscriber } from './connect.ts'

/** The server sends a heartbeat every fifteen seconds: a stream that misses two of them is dead. */
const MAX_SILENCE_MS = 40_000

/** The event stream of this page, reopened whenever it ends. @returns closes it */
export function openEventStream({ onEvent, onLiveChange }: StreamSubscriber): () => void {
  const backOff = createBackOff()
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const schedule = (ms: number, work: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(work, ms)
  }
  function drop() {
    source?.close()
    source = undefined
    onLiveChange(false)
    schedule(backOff.next(), open)
  }
  function open() {
    source?.close()
    const mine = new EventSource(CHAT_STREAM)
    source = mine
    schedule(MAX_SILENCE_MS, drop)
    mine.onmessage = ({ data }: MessageEvent<string>) => {
      const read = ChatEvent.safeParse(JSON.parse(data))
      // A newer server may send kinds that this page does not know.
      if (!read.success) return
      backOff.reset()
      schedule(MAX_SILENCE_MS, drop)
      if (read.data.kind === 'ready') onLiveChange(true)
      onEvent(read.data)
    }
    // Reconnecting here, because the browser would do it without jitter, and never after a refusal.
    mine.onerror = drop
  }
  const online = () => {
    backOff.reset()
    if (!source) open()
  }

  // The browser keeps a dead stream open when the network is gone.
  addEventListener('offline', drop)
  addEventListener('online', online)
  open()
  return () => {
    removeEventListener('offline', drop)
    removeEventListener('online', online)
    clearTimeout(timer)
    source?.close()
    onLiveChange(false)
  }
}
