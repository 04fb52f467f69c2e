import { ERROR_CODES, type ErrorCode } from '../../contracts/errors.ts'

/**
 * The answer that refuses a call. A row that only reads is asked again a second after a code of 500: a list that fails
 * takes another one here.
 */
export const refusal = (code: ErrorCode, fields?: string[]): Response =>
  Response.json({ status: 'error', code, message: '', fields }, { status: ERROR_CODES[code] })

/** The server does not answer while the test runs. */
export const pending = (): Promise<never> => new Promise(() => {})

/** The server is not reached. */
export const noNetwork = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))
