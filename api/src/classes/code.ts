import { randomInt } from 'node:crypto'
import { LINK_CODE_ALPHABET, LINK_CODE_LENGTH } from '@ariane/shared/contracts'

const DAY = 24 * 3_600_000
/** A poster hangs for the first weeks of a class. */
const CODE_LIFETIME_MS = 21 * DAY
const INVITATION_LIFETIME_MS = 7 * DAY
/** So long a passage to the next year can be undone. */
const UNDO_MS = 7 * DAY

/** A new code, from cryptographic randomness. */
export const newCode = () =>
  Array.from({ length: LINK_CODE_LENGTH }, () => LINK_CODE_ALPHABET[randomInt(LINK_CODE_ALPHABET.length)]).join('')

/** A code as it is kept: 'ABCD-2345' → 'ABCD2345'. */
export const plainCode = (typed: string) => typed.replace(/[ -]/g, '')

export const codeExpiry = (made: Date) => new Date(made.getTime() + CODE_LIFETIME_MS)
export const undoExpiry = (moved: Date) => new Date(moved.getTime() + UNDO_MS)
/** What was moved after this can be moved back. */
export const undoableSince = (now: Date) => new Date(now.getTime() - UNDO_MS)
export const invitationExpiry = (made: Date) => new Date(made.getTime() + INVITATION_LIFETIME_MS)
