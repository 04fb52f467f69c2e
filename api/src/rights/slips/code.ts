import { randomInt } from 'node:crypto'
import { LINK_CODE_ALPHABET, SLIP_CODE_CHARS } from '@ariane/shared/contracts'

/** A new code, from cryptographic randomness. */
export const newSlipCode = () =>
  Array.from({ length: SLIP_CODE_CHARS }, () => LINK_CODE_ALPHABET[randomInt(LINK_CODE_ALPHABET.length)]).join('')
