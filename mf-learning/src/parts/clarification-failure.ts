import { ApiError } from '@ariane/shared/http'
import { messages } from '../messages.ts'

const text = messages.clarification

/** What is said when a reply could not be taken: the question may be closed by now, by an answer elsewhere. */
export const clarificationFailure = (error: unknown): string =>
  error instanceof ApiError && error.code === 'conflict' ? text.closed : text.failure
