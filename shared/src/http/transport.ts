type Send = typeof fetch

let send: Send = (input, init) => fetch(input, init)

/** What every call goes out through: the browser's own fetch. */
export const transport: Send = (input, init) => send(input, init)

/**
 * Puts something between the calls and the network. Only the simulator does, for its switches: in the product nobody calls
 * this, and calls go to the browser's fetch as they are.
 */
export function wrapTransport(wrap: (next: Send) => Send): void {
  send = wrap(send)
}
