import { ApiError } from '@ariane/shared/http'
import { messages } from '../messages.ts'

/** What there is to say of a server that cannot do anything now, whatever was asked of it; null for any other failure. */
export function serverSentence(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'storage_full') return messages.storageFull
  if (error.code === 'consent_needed') return messages.consentNeeded
  return error.status === 503 && error.retryAfter !== undefined ? messages.busy : null
}
