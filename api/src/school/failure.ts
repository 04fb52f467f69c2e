import type { SchoolFailureCode, SchoolProvider } from '@ariane/shared/contracts'
import { OutboundFailure, type OutboundReason } from '../platform/outbound/failure.ts'

/** A synchronisation that did not happen, with the code of the contract. Its text holds nothing that was sent. */
export class SchoolFailure extends Error {
  readonly code: SchoolFailureCode
  readonly retryAfterSeconds: number | undefined
  constructor(code: SchoolFailureCode, retryAfterSeconds?: number) {
    super(`school: ${code}`)
    this.name = 'SchoolFailure'
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Ends a synchronisation with a code. */
export function refuse(code: SchoolFailureCode, retryAfterSeconds?: number): never {
  throw new SchoolFailure(code, retryAfterSeconds)
}

/** A date of RFC 9110 without its zone, which its oldest form does not name, is one in UTC. */
const inUtc = (date: string) => (/\d{4}$/.test(date) ? `${date} GMT` : date)

/** The seconds after which a service wants to be called again, where it says so: a number or a date (RFC 9110). */
export function readRetryAfter(header: (name: string) => string | null, now = Date.now()): number | undefined {
  const said = header('retry-after')?.trim() ?? ''
  const seconds = /^\d{1,9}$/.test(said) ? Number(said) : Math.ceil((Date.parse(inUtc(said)) - now) / 1000)
  return seconds > 0 ? seconds : undefined
}

/** What a service that answers out of shape is said to have done; never that a password was wrong. */
export const CHANGED: Record<SchoolProvider, SchoolFailureCode> = {
  pronote: 'pronote_changed',
  ecoledirecte: 'protocol_changed',
}

const CODES: Record<Exclude<OutboundReason, 'cancelled'>, SchoolFailureCode> = {
  refused: 'address_refused',
  unreachable: 'unreachable',
  too_slow: 'too_slow',
  too_large: 'protocol_changed',
}

/** The failure of a synchronisation that threw; undefined for an error that is none of these. */
export function toSchoolFailure(error: unknown): SchoolFailure | undefined {
  if (error instanceof SchoolFailure) return error
  if (!(error instanceof OutboundFailure) || error.reason === 'cancelled') return undefined
  return new SchoolFailure(CODES[error.reason])
}
