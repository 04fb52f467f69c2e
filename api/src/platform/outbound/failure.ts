/** `refused`: this server does not call that address. The others happened on the way. */
export type OutboundReason = 'refused' | 'unreachable' | 'too_slow' | 'too_large' | 'cancelled'

/** An outbound call that gave no answer. Its text holds neither the address nor what was sent. */
export class OutboundFailure extends Error {
  readonly reason: OutboundReason
  constructor(reason: OutboundReason) {
    super(`outbound call: ${reason}`)
    this.name = 'OutboundFailure'
    this.reason = reason
  }
}
