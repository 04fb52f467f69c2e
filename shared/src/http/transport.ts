import { noteServerClock } from './device-clock.ts'

type Send = typeof fetch

let send: Send = (input, init) => fetch(input, init)

/** The fetch function behind every call: the browser's own by default. */
export const transport: Send = async (input, init) => {
  const askedAt = Date.now()
  const answer = await send(input, init)
  noteServerClock(answer, askedAt, Date.now())
  return answer
}

/**
 * Wraps the transport. Only the simulator calls it, for its switches: in the product, calls use the browser's fetch.
 */
export function wrapTransport(wrap: (next: Send) => Send): void {
  send = wrap(send)
}
