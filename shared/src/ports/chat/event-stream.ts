import { CHAT_STREAM, ChatEvent } from '../../contracts/chat.ts'
import { createBackOff } from './back-off.ts'
import type { StreamSubscriber } from './connect.ts'

/** The server beats every fifteen seconds: a line that is silent for longer than two beats is dead. */
const MAX_SILENCE_MS = 40_000

/** One stream of this page, opened again whenever it ends. Gives what ends it. */
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
      // A later server may say more than this page knows.
      if (!read.success) return
      backOff.reset()
      schedule(MAX_SILENCE_MS, drop)
      if (read.data.kind === 'ready') onLiveChange(true)
      onEvent(read.data)
    }
    // The browser would come back by itself, every browser of a class at once, and not at all after a refusal.
    mine.onerror = drop
  }
  const online = () => {
    backOff.reset()
    if (!source) open()
  }

  // The browser keeps a stream that no word comes through any more.
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
