import { lookup } from '../../catalogue/lookup.ts'
import { type AuthCode, AuthError } from '../accounts.ts'

/** What Firebase's refusals are called here; the sentences are the same for both hostings. */
const CODES: Record<string, AuthCode> = {
  'auth/email-already-in-use': 'taken',
  'auth/credential-already-in-use': 'taken',
  'auth/provider-already-linked': 'taken',
  // With e-mail enumeration protection an unknown address and a wrong password are one thing.
  'auth/invalid-credential': 'wrong',
  'auth/invalid-login-credentials': 'wrong',
  'auth/wrong-password': 'wrong',
  'auth/user-not-found': 'wrong',
  'auth/weak-password': 'weak',
  'auth/password-does-not-meet-requirements': 'weak',
  'auth/invalid-email': 'invalid_email',
  'auth/too-many-requests': 'too_many',
  'auth/quota-exceeded': 'too_many',
  'auth/user-disabled': 'disabled',
  'auth/network-request-failed': 'network',
  'auth/timeout': 'network',
}

const readCode = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '')

/** Firebase could not be reached. */
export const isOffline = (error: unknown) => lookup(CODES, readCode(error)) === 'network'

/** Why Firebase refused, as the screens know it. */
export const toAuthError = (error: unknown): AuthError =>
  error instanceof AuthError ? error : new AuthError(lookup(CODES, readCode(error)) ?? 'unknown', error)
