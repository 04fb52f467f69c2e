import type { ImportFailure } from '@ariane/shared/contracts'
import { MAX_CALENDAR_BYTES } from '@ariane/shared/contracts'
import { OutboundFailure, type OutboundReason } from '../../platform/outbound/failure.ts'
import type { Download } from '../../platform/outbound/outbound.ts'
import { ImportRefusal, refuse } from './types.ts'

const CODES: Record<OutboundReason, ImportFailure> = {
  refused: 'address_refused',
  unreachable: 'unreachable',
  too_slow: 'too_slow',
  too_large: 'too_large',
  cancelled: 'unreachable',
}

/** What outbound.ts needs to be told for calendars. */
export const CALENDAR_LIMITS = { timeoutMs: 20_000, maxBytes: MAX_CALENDAR_BYTES }
const MOST_HOPS = 3

/** Calendars name their addresses webcal, which is https. */
export const toHttps = (address: string) => address.trim().replace(/^webcals?:\/\//i, 'https://')

/** The bytes at an address of the list, also where it sends on to another one of the list. Throws ImportRefusal. */
export async function bytesAt(download: Download, address: string, signal: AbortSignal): Promise<Uint8Array> {
  let at = toHttps(address)
  for (let hop = 0; hop <= MOST_HOPS; hop++) {
    const answer = await download(at, { headers: { accept: 'text/calendar' }, signal }).catch(toRefusal)
    if (answer.status === 200) return answer.bytes
    const next = answer.status >= 300 && answer.status < 400 && URL.parse(answer.header('location') ?? '', at)
    if (!next) break
    at = next.href
  }
  return refuse('no_calendar_there')
}

function toRefusal(error: unknown): never {
  throw error instanceof OutboundFailure ? new ImportRefusal(CODES[error.reason]) : error
}

/** The name of an address: its host alone, since the rest may be a secret. */
export const hostName = (address: string) => URL.parse(toHttps(address))?.hostname ?? ''
