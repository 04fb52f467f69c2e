import { randomInt } from 'node:crypto'
import { LINK_CODE_ALPHABET, LINK_CODE_LENGTH } from '@ariane/shared/contracts'

/** Long enough to reach home and come back after a week-end. */
const LIFETIME_MS = 7 * 24 * 3_600_000

/** A new code, from cryptographic randomness. */
export const newCode = () =>
  Array.from({ length: LINK_CODE_LENGTH }, () => LINK_CODE_ALPHABET[randomInt(LINK_CODE_ALPHABET.length)]).join('')

/** A code as it is kept: 'ABCD-2345' → 'ABCD2345'. */
export const plainCode = (typed: string) => typed.replace(/[ -]/g, '')

export const linkExpiry = (made: Date) => new Date(made.getTime() + LIFETIME_MS)
