import type { ErrorCode } from '../contracts/errors.ts'
import { messages } from '../messages.ts'

/** The API answered with an error. `message` is the specification's sentence; `code` is the reason. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | 'unknown'
  readonly fields: readonly string[]
  /** Seconds after which the server may have got over it; absent where it says nothing. */
  readonly retryAfter: number | undefined
  constructor(method: string, status: number, statusText: string, body: unknown, retryAfter?: number) {
    super(
      method === 'POST'
        ? messages.apiFailure(status, statusText || statusPhrase(status))
        : messages.httpFailure(status),
    )
    this.name = 'ApiError'
    this.status = status
    const details = typeof body === 'object' && body !== null ? (body as { code?: ErrorCode; fields?: string[] }) : {}
    this.code = details.code ?? 'unknown'
    this.fields = details.fields ?? []
    this.retryAfter = retryAfter
  }
}

/** No answer at all: offline, server stopped, or too slow. */
export class NetworkFailure extends Error {
  constructor(cause: unknown) {
    super(messages.network, { cause })
    this.name = 'NetworkFailure'
  }
}

const REASONS: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Content Too Large',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  507: 'Insufficient Storage',
}
/** HTTP/2 sends no status text, so the standard phrase is used. */
const statusPhrase = (status: number) => REASONS[status] ?? 'Error'

/** Whether the error is the abort of a call whose answer is no longer wanted. */
export const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** What the specification calls 'logged only', in one place so that it can be found and counted. */
export function logOnly(what: string, error: unknown): void {
  if (!isAborted(error)) console.warn(`[ariane] ${what}:`, error instanceof Error ? error.message : error)
}
