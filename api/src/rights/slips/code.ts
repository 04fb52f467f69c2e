import { randomInt } from 'node:crypto'
import { LINK_CODE_ALPHABET, SLIP_CODE_CHARS } from '@ariane/shared/contracts'

/** Long enough to reach home, be signed and come back. */
const LINK_MS = 30 * 24 * 3_600_000

/** Until when a slip that is printed now lets a parent follow. */
export const slipLinkExpiry = (printed: Date) => new Date(printed.getTime() + LINK_MS)

/** A new code, from cryptographic randomness. */
export const newSlipCode = () =>
  Array.from({ length: SLIP_CODE_CHARS }, () => LINK_CODE_ALPHABET[randomInt(LINK_CODE_ALPHABET.length)]).join('')
