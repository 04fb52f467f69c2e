import type { ImportFailure } from '@ariane/shared/contracts'
import { MAX_CALENDAR_BYTES } from '@ariane/shared/contracts'
import { OutboundFailure, type OutboundReason } from '../../platform/outbound/failure.ts'
import type { Outbound } from '../../platform/outbound/outbound.ts'
import { ImportRefusal, refuse } from './types.ts'

const CODES: Record<OutboundReason, ImportFailure> = {
  refused: 'address_refused',
  unreachable: 'unreachable',
  too_slow: 'too_slow',
  too_large: 'too_large',
  cancelled: 'unreachable',
}

/** What outbound.ts needs to be told for calendars. */
export const CALENDAR_LIMITS = { timeoutMs: 10_000, maxBytes: MAX_CALENDAR_BYTES }

/** Calendars name their addresses webcal, which is https. */
export const toHttps = (address: string) => address.trim().replace(/^webcals?:\/\//i, 'https://')

/** The text at an address that the operator lists. Throws ImportRefusal. */
export async function textAt(outbound: Outbound, address: string, signal: AbortSignal): Promise<string> {
  try {
    const { status, text } = await outbound(toHttps(address), { headers: { accept: 'text/calendar' }, signal })
    return status === 200 ? text : refuse('no_calendar_there')
  } catch (error) {
    throw error instanceof OutboundFailure ? new ImportRefusal(CODES[error.reason]) : error
  }
}

/** The name of an address: its host alone, since the rest may be a secret. */
export const hostName = (address: string) => URL.parse(toHttps(address))?.hostname ?? ''
