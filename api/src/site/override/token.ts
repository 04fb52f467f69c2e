import { createPublicKey, verify } from 'node:crypto'
import { isAddress, MAX_OVERRIDE_HOURS, Override, signedOverrideText } from '@ariane/shared/contracts/override'

/** `broken`: not one of our links, changed on the way, or signed with another key. */
export type Refusal = 'broken' | 'expired' | 'foreign_address'
export type Read = { override: Override } | { refused: Refusal }

const HOUR = 3_600_000
/** A development server of this suite on the tester's own machine. */
const OWN_MACHINE = /^http:\/\/(?:localhost|127\.0\.0\.1):4[1-9]\d\d$/

export interface OverrideKey {
  /** Ed25519, SPKI in base64, as `npm run release keys` gives it. */
  publicKey: string
  /** Origins that a remote may come from besides the tester's own machine. */
  origins: readonly string[]
}

/** Takes the token of a link and the time; gives what it replaces, or why it counts for nothing. Never throws. */
export function overrideReader({ publicKey, origins }: OverrideKey): (token: string, now: Date) => Read {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  const mayServe = (address: string) => {
    const { origin } = new URL(address)
    return OWN_MACHINE.test(origin) || origins.includes(origin)
  }
  return (token, now) => {
    const [payload = '', signature = '', ...more] = token.split('.')
    const signed = Buffer.from(signedOverrideText(payload))
    if (more.length > 0 || !verify(null, signed, key, Buffer.from(signature, 'base64url'))) return { refused: 'broken' }
    const read = Override.safeParse(parsed(Buffer.from(payload, 'base64url').toString()))
    if (!read.success) return { refused: 'broken' }
    const { issued, until, remotes } = read.data
    if (Date.parse(until) - Date.parse(issued) > MAX_OVERRIDE_HOURS * HOUR) return { refused: 'broken' }
    if (Date.parse(until) <= now.getTime()) return { refused: 'expired' }
    if (!Object.values(remotes).every(one => !isAddress(one) || mayServe(one))) return { refused: 'foreign_address' }
    return { override: read.data }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
