import { schoolZone } from '@ariane/shared/dates'
import { TZDate, tzOffset } from '@date-fns/tz'

/** A time on the clock of the schools without its date's offset: '2026-03-16T08:00:00'. */
export type Wall = string

const two = (n: number) => String(n).padStart(2, '0')
/** Plain arithmetic on a wall time: as if it were UTC, which has no changes. */
const asUtc = (wall: Wall) => Date.parse(`${wall}Z`)
const fromUtc = (time: number): Wall => new Date(time).toISOString().slice(0, 19)

/** What that clock shows at an instant. */
export function toLocalDateTime(instant: Date): Wall {
  const at = new TZDate(instant.getTime(), schoolZone())
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`
}

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** How far the clock is ahead of UTC. */
const offsetAt = (time: number) => tzOffset(schoolZone(), new Date(time)) * MINUTE_MS

/**
 * The instant of a wall time. In spring the hour that is skipped counts from before the change (02:30 is 03:30); in
 * autumn the hour that comes twice is the first one.
 */
export function toInstant(wall: Wall): Date {
  const utc = asUtc(wall)
  const [before, after] = [utc - offsetAt(utc - DAY_MS), utc - offsetAt(utc + DAY_MS)]
  // No change of the clock is near: a synchronisation asks for thousands of these.
  if (before === after) return new Date(before)
  const shown = [before, after].find(time => toLocalDateTime(new Date(time)) === wall)
  return new Date(shown ?? before)
}

/** The wall time so many milliseconds later on the clock. */
export const later = (wall: Wall, ms: number): Wall => fromUtc(asUtc(wall) + ms)
/** Milliseconds on the clock from one wall time to another. */
export const between = (from: Wall, to: Wall) => asUtc(to) - asUtc(from)
/** Midnight of a wall time's day. */
export const midnight = (wall: Wall): Wall => `${wall.slice(0, 10)}T00:00:00`
/** A `timestamp` of the database as a wall time. */
export const wallFromRow = (text: string): Wall => text.replace(' ', 'T').slice(0, 19)
