import { directoryRoutes } from '@ariane/shared/contracts/directory'
import type { DirectoryOutcome } from '@ariane/shared/contracts/directory-return'
import { ApiError, call } from '@ariane/shared/http'
import { messages as signIn } from '../messages.ts'
import { messages } from './messages.ts'
import { $refusal } from './outcome.ts'

/** What ends the question: whoever reads why begins again, with the school or otherwise. */
const ENDS = new Map<string | undefined, Extract<DirectoryOutcome, 'too_late' | 'disabled'>>([
  ['conflict', 'too_late'],
  ['account_disabled', 'disabled'],
])

/** Shows the second factor, and opens the page that was wanted. @throws ApiError or NetworkFailure */
export async function showCode(code: string): Promise<void> {
  try {
    location.assign((await call(directoryRoutes.finishDirectory, { code })).data.next)
  } catch (error) {
    const end = error instanceof ApiError ? ENDS.get(error.code) : undefined
    if (!end) throw error
    $refusal.set(end)
  }
}

/** The sentence for what failed: how long to wait where that is why. */
export function describeFailure(error: unknown): string {
  const waits = error instanceof ApiError && error.code === 'too_many_requests' && error.retryAfter !== undefined
  return waits ? signIn.wait(error.retryAfter ?? 60) : messages.code.failed
}
