import { type ImportFailure, MAX_CALENDAR_BYTES, MAX_CALENDAR_TEXT } from '@ariane/shared/contracts'
import type { Window } from '@ariane/shared/ical'
import { createThread, TooMuchWork } from '../../platform/apart/threads.ts'
import { ImportRefusal, type Reading } from './types.ts'

export type Outcome = { reading: Reading } | { refusal: ImportFailure }

/**
 * A rule may be written so that laying it out never ends, and the library has no clock: so much work and no more. Years of
 * history take longer to go through than a year.
 */
const MOST_WORK_MS = { always: 900, perMebibyte: 120 }
const MEBIBYTE = 2 ** 20

const thread = createThread<{ source: CalendarSource; window: Window }, Outcome>(
  new URL('./worker.ts', import.meta.url),
  { workMs: MOST_WORK_MS.always, longestMs: 10_000, memoryMb: 256, idleMs: 60_000 },
)

/** A calendar as bytes that came from an address, or as text that a browser decoded. */
export type CalendarSource = string | Uint8Array

/** Reads a calendar beside the calls of others, one at a time. Throws ImportRefusal. */
export async function readApart(source: CalendarSource, window: Window): Promise<Reading> {
  const [size, most] =
    typeof source === 'string'
      ? [Buffer.byteLength(source), MAX_CALENDAR_TEXT]
      : [source.byteLength, MAX_CALENDAR_BYTES]
  if (size > most) throw new ImportRefusal('too_large')
  const workMs = MOST_WORK_MS.always + (size / MEBIBYTE) * MOST_WORK_MS.perMebibyte
  const outcome = await thread.run({ source, window }, { workMs }).catch((error: unknown) => {
    throw error instanceof TooMuchWork ? new ImportRefusal('too_complicated') : error
  })
  if ('refusal' in outcome) throw new ImportRefusal(outcome.refusal)
  return outcome.reading
}
