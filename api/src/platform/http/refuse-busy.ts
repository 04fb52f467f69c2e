import { ERROR_CODES } from '@ariane/shared/contracts/errors'
import type { FastifyReply } from 'fastify'
import { errorBody, RETRY_SECONDS } from './failures.ts'

const BODY = JSON.stringify(errorBody('unavailable'))
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(BODY)),
  'cache-control': 'no-store',
  'retry-after': RETRY_SECONDS,
  'x-content-type-options': 'nosniff',
}

/**
 * Refuses a call past everything that a server has no time for then: no hook, no log line, no measurement but the one of
 * the admission.
 */
export function refuseBusy(reply: FastifyReply): void {
  reply.hijack()
  reply.raw.writeHead(ERROR_CODES.unavailable, HEADERS).end(BODY)
}
