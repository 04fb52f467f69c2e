import { ERROR_CODES, type ErrorBody, type ErrorCode } from '@ariane/shared/contracts/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { databaseReason } from '../db/unavailable.ts'
import { ApiFailure } from '../errors.ts'
import { describeError } from '../log.ts'

const MESSAGES: Record<ErrorCode, string> = {
  invalid_input: 'The request is not what the contract says.',
  common_password: 'This password is guessed too easily.',
  not_signed_in: 'Sign in first.',
  wrong_credentials: 'The address or the password is wrong.',
  second_factor_needed: 'The code of the second factor is needed.',
  account_disabled: 'This account is disabled.',
  registration_closed: 'Nobody registers here like this.',
  awaiting_approval: 'An operator has to accept this account first.',
  second_factor_missing: 'Set up a second factor first.',
  no_account: 'Open an account first.',
  forbidden: 'Not allowed.',
  recent_password: 'Somebody else set the password of this account a short time ago.',
  new_password_needed: 'Choose a new password: the adult knows the one of this account.',
  adult_needed: 'An adult who decides for the pupil has to say it.',
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
  storage_full: 'The disk of the server is full: nothing can be saved.',
}

/** Body of a refusal. */
export function errorBody(code: ErrorCode, fields?: string[]): ErrorBody {
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
  507: 'storage_full',
}
/** What the database or the server may have got over; callers add some chance of their own. */
export const RETRY_SECONDS = '2'

function toErrorCode(error: unknown): { code: ErrorCode; fields?: string[] | undefined } {
  if (error instanceof ApiFailure) return { code: error.code, fields: error.fields }
  const status = (error as { statusCode?: unknown }).statusCode
  if (typeof status !== 'number') return { code: 'internal' }
  return { code: BY_STATUS[status] ?? (status < 500 ? 'invalid_input' : 'internal') }
}

/** How long to wait after too many calls: a minute unless the refusal says. */
const waitSeconds = (error: unknown) => (error instanceof ApiFailure ? error.retryAfter : undefined) ?? 60

/** Answers a failure in the shape of the contract; no cache may keep it. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { code, fields } = toErrorCode(error)
  if (code === 'internal') request.log.error({ err: describeError(error) }, 'a call failed')
  if (code === 'too_many_requests') reply.header('retry-after', String(waitSeconds(error)))
  const known = error instanceof ApiFailure ? error.retryAfter : RETRY_SECONDS
  if (code === 'unavailable' && known !== undefined) reply.header('retry-after', known)
  return reply.code(ERROR_CODES[code]).header('cache-control', 'no-store').send(errorBody(code, fields))
}

/**
 * Every failure leaves in the shape of the contract; an unexpected one is logged without the values it carries, and those of
 * the database are counted.
 */
export function registerFailures(app: FastifyInstance, registry: Registry): void {
  const failures = new Counter({
    name: 'database_failures_total',
    help: 'Calls that ended with 503 or 507 because of the database, by reason: lost, deadline, locked, full',
    labelNames: ['reason'],
    registers: [registry],
  })
  app.setErrorHandler((error, request, reply) => {
    const reason = databaseReason(error)
    if (reason) failures.inc({ reason })
    return sendFailure(error, request, reply)
  })
  app.setNotFoundHandler((request, reply) => sendFailure(new ApiFailure('not_found'), request, reply))
}
