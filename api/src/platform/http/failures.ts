import { ERROR_CODES, type ErrorBody, type ErrorCode } from '@ariane/shared/contracts/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiFailure } from '../errors.ts'
import { describeError } from '../log.ts'

const MESSAGES: Record<ErrorCode, string> = {
  invalid_input: 'The request is not what the contract says.',
  not_signed_in: 'Sign in first.',
  wrong_credentials: 'The address or the password is wrong.',
  account_disabled: 'This account is disabled.',
  no_account: 'Open an account first.',
  forbidden: 'Not allowed.',
  consent_needed: "A parent's consent is needed first.",
  not_found: 'Not found.',
  conflict: 'It conflicts with the current state.',
  stale: 'It was changed since it was read.',
  locked: 'It does not change any more.',
  full: 'There are as many of them as one may have.',
  too_large: 'The request is too large.',
  key_reused: 'The Idempotency-Key belongs to another call.',
  too_many_requests: 'Too many requests.',
  internal: 'Internal error.',
  mail_limit: 'The mails of the day are used up.',
  unavailable: 'Not available for the moment.',
}

/** Body of a refusal. */
function errorBody(code: ErrorCode, fields?: string[]): ErrorBody {
  return { status: 'error', code, message: MESSAGES[code], ...(fields && { fields }) }
}

const BY_STATUS: Record<number, ErrorCode> = {
  401: 'not_signed_in',
  403: 'forbidden',
  404: 'not_found',
  405: 'not_found',
  409: 'conflict',
  413: 'too_large',
  429: 'too_many_requests',
  503: 'unavailable',
}

function toErrorCode(error: unknown): { code: ErrorCode; fields?: string[] | undefined } {
  if (error instanceof ApiFailure) return { code: error.code, fields: error.fields }
  const status = (error as { statusCode?: unknown }).statusCode
  if (typeof status !== 'number' || status >= 500) return { code: status === 503 ? 'unavailable' : 'internal' }
  return { code: BY_STATUS[status] ?? 'invalid_input' }
}

/** Answers a failure in the shape of the contract; no cache may keep it. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { code, fields } = toErrorCode(error)
  if (code === 'internal') request.log.error({ err: describeError(error) }, 'a call failed')
  if (code === 'too_many_requests') reply.header('retry-after', '60')
  return reply.code(ERROR_CODES[code]).header('cache-control', 'no-store').send(errorBody(code, fields))
}

/** Every failure leaves in the shape of the contract; an unexpected one is logged without the values it carries. */
export function registerFailures(app: FastifyInstance): void {
  app.setErrorHandler(sendFailure)
  app.setNotFoundHandler((request, reply) => sendFailure(new ApiFailure('not_found'), request, reply))
}
