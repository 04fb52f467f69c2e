import { lookup } from '../../catalogue/lookup.ts'
import { type AuthCode, AuthError } from '../accounts.ts'

/** Firebase's error codes as AuthCodes; the sentences are the same in both hostings. */
const CODES: Record<string, AuthCode> = {
  'auth/email-already-in-use': 'taken',
  'auth/credential-already-in-use': 'taken',
  'auth/provider-already-linked': 'taken',
  // With email enumeration protection, an unknown address and a wrong password are the same.
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

/** Whether Firebase could not be reached. */
export const isOffline = (error: unknown) => lookup(CODES, readCode(error)) === 'network'

/** Translates a Firebase error for the screens. */
export const toAuthError = (error: unknown): AuthError =>
  error instanceof AuthError ? error : new AuthError(lookup(CODES, readCode(error)) ?? 'unknown', error)
