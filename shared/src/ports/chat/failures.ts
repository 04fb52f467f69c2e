import type { ErrorCode } from '../../contracts/errors.ts'
import { ApiError, NetworkFailure } from '../../http/index.ts'
import { type ChatCode, ChatFailure } from '../chat.ts'

const CODES: Partial<Record<ErrorCode | 'unknown', ChatCode>> = {
  consent_needed: 'consent',
  locked: 'closed',
  not_found: 'not_found',
  too_large: 'too_large',
  full: 'full',
  invalid_input: 'invalid',
  conflict: 'invalid',
  too_many_requests: 'busy',
  forbidden: 'forbidden',
  not_signed_in: 'forbidden',
  no_account: 'forbidden',
  unavailable: 'offline',
}
const FIRST_GATEWAY_STATUS = 502

/** Translates the failure of a call into a ChatFailure. */
export function toChatFailure(error: unknown): ChatFailure {
  if (error instanceof ChatFailure) return error
  if (error instanceof NetworkFailure) return new ChatFailure('offline', error)
  if (!(error instanceof ApiError)) return new ChatFailure('unknown', error)
  const isUnreachable = error.status >= FIRST_GATEWAY_STATUS
  return new ChatFailure(CODES[error.code] ?? (isUnreachable ? 'offline' : 'unknown'), error)
}

/** Rejects with ChatFailure only. */
export const withChatFailures = <T>(work: Promise<T>): Promise<T> =>
  work.catch(error => Promise.reject(toChatFailure(error)))
