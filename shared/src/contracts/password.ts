import * as z from 'zod'

/** The rule of both hostings, Firebase's too. */
export const MIN_PASSWORD_CHARS = 6
export const MAX_PASSWORD_CHARS = 200

/** A password that is chosen: blanks alone are refused. */
export const Password = z.string().min(MIN_PASSWORD_CHARS).max(MAX_PASSWORD_CHARS).regex(/\S/)
/** A password that proves who is calling: the account may be older than the rules for a chosen one. */
export const CurrentPassword = z.string().min(1).max(MAX_PASSWORD_CHARS)
/** The same, or nothing where the account has none and its school said a moment ago who is calling (`proveAtDirectory`). */
export const CurrentProof = z.string().max(MAX_PASSWORD_CHARS).default('')
