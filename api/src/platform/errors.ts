import { ERROR_CODES, type ErrorCode } from '@ariane/shared/contracts/errors'

/** A refusal on purpose: reaches the caller as its status and code, never as a crash. */
export class ApiFailure extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields: string[] | undefined
  /** Seconds after which the same call may be let in. */
  readonly retryAfter: number | undefined
  constructor(code: ErrorCode, fields?: string[], retryAfter?: number) {
    super(code)
    this.name = 'ApiFailure'
    this.code = code
    this.status = ERROR_CODES[code]
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

/** Ends the call with a code of the contract: `fail('conflict')`, `fail('invalid_input', ['endDate'])`. */
export function fail(code: ErrorCode, fields?: string[], retryAfter?: number): never {
  throw new ApiFailure(code, fields, retryAfter)
}
