import type { ServerResponse } from 'node:http'
import type { ChatEvent } from '@ariane/shared/contracts/chat'

/** A reader so slow that this much waits for him is let go: he comes back and reads what he missed. */
const WAITING_BYTES = 1_000_000

/** Somebody listening. */
export interface Line {
  uid: string
  /** His session, where sessions are ours: its end ends the line. */
  session: string | undefined
  /** Rooms he hears of. */
  rooms: ReadonlySet<string>
  say(text: string): void
  end(): void
}

/** An event as it travels. */
export const written = (event: ChatEvent) => `data: ${JSON.stringify(event)}\n\n`

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-content-type-options': 'nosniff',
  // Kept for another call after its end, the connection would hold up a server that stops.
  connection: 'close',
  // Proxies would keep events until a buffer is full.
  'x-accel-buffering': 'no',
}

/** Server-sent events on one answer. */
export function openLine(answer: ServerResponse, who: Pick<Line, 'uid' | 'session' | 'rooms'>): Line {
  answer.writeHead(200, HEADERS)
  answer.socket?.setNoDelay(true)
  return {
    ...who,
    say(text) {
      if (answer.writableEnded || answer.destroyed) return
      if (answer.writableLength > WAITING_BYTES) answer.destroy()
      else answer.write(text)
    },
    end: () => void answer.end(),
  }
}
