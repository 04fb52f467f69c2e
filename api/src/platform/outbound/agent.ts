import dns, { type LookupAddress, type LookupOptions } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector } from 'undici'
import { OutboundFailure } from './failure.ts'

export type Permit = (address: string) => boolean
type AnyLookup = (host: string, options: LookupOptions, done: Found) => void
type Found = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void

const CONNECT_MS = 5000

/**
 * Opens sockets to permitted addresses only. The address is judged where the socket is opened, so a name that answers
 * differently a second time meets the same judgement: what was judged is what is connected to.
 */
export function checkingAgent(permit: Permit, timeoutMs: number, lookup: AnyLookup = dns.lookup as AnyLookup): Agent {
  const connect = buildConnector({ lookup: judging(permit, lookup), timeout: Math.min(CONNECT_MS, timeoutMs) })
  return new Agent({
    connect(options, done) {
      // A literal address skips the look-up.
      const host = options.hostname.replace(/^\[|\]$/g, '')
      if (isIP(host) && !permit(host)) done(new OutboundFailure('refused'), null)
      else connect(options, done)
    },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  })
}

/** One private answer condemns the name: somebody mixes them on purpose. */
const judging = (permit: Permit, lookup: AnyLookup): LookupFunction =>
  function judge(host, options, done) {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '')
      const first = addresses[0]
      if (!first || !addresses.every(({ address }) => permit(address))) return done(new OutboundFailure('refused'), '')
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
