import { atom } from 'nanostores'

const HOUR_MS = 3_600_000
/** Nobody sees a few minutes; an hour is a device that believes to be in another zone. */
const LIMIT_MS = HOUR_MS - 60_000

/** What this device's clock said while it was `real`, as instants; null while it agrees with the server's. */
export const $wrongClock = atom<{ here: number; real: number } | null>(null)

/** Compares an answer's `Date` with when it was asked for and came, on this device's clock. */
export function noteServerClock(answer: Response, askedAt: number, cameAt: number): void {
  const said = Date.parse(answer.headers.get('date') ?? '')
  if (Number.isNaN(said)) return
  // A device that slept meanwhile is not wrong: the server may have answered at any time in between.
  const here = Math.min(Math.max(said, askedAt), cameAt)
  $wrongClock.set(Math.abs(here - said) < LIMIT_MS ? null : { here, real: said })
}
