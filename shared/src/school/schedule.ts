const MINUTE_MS = 60_000
/** A timetable changes a few times a day. */
export const EVERY_MS = 180 * MINUTE_MS
const FIRST_MS = MINUTE_MS
const AFTER_FAILURE_MS = 10 * MINUTE_MS
/** Pupils of a school open their app at the same minute: what is waited for is this much longer at most. */
const SPREAD = 0.2

/** How the last one ended: read, failed for a moment, or in a way that only the pupil can mend. */
export type Ended = { kind: 'read' | 'needs_pupil' } | { kind: 'failed'; retryAfterSeconds?: number | undefined }

/** How long to wait after the app has opened. `random`: 0 to 1. */
export const firstDelay = (random: number): number => FIRST_MS * random

/** How long to wait after so many failures in a row: twice as long each time, and never less than was asked for. */
export function nextDelay(failures: number, ended: Ended, random: number): number {
  const usual = failures === 0 ? EVERY_MS : Math.min(EVERY_MS, AFTER_FAILURE_MS * 2 ** (failures - 1))
  const asked = ended.kind === 'failed' ? (ended.retryAfterSeconds ?? 0) * 1000 : 0
  return Math.max(usual, asked) * (1 + SPREAD * random)
}
