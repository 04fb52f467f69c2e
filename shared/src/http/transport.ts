type Send = typeof fetch

let send: Send = (input, init) => fetch(input, init)

/** The fetch function behind every call: the browser's own by default. */
export const transport: Send = (input, init) => send(input, init)

/**
 * Wraps the transport. Only the simulator calls it, for its switches: in the product, calls use the browser's fetch.
 */
export function wrapTransport(wrap: (next: Send) => Send): void {
  send = wrap(send)
}
