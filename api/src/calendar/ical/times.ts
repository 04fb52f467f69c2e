import type ICAL from 'ical.js'
import { between, later, midnight, toLocalDateTime, type Wall } from '../../platform/wall.ts'
import type { Clock, Clocks } from './zones.ts'

/** A time as the file writes it: on a clock, or a whole day. */
export interface Written {
  wall: Wall
  isDay: boolean
  clock: Clock
}

const DAY_MS = 86_400_000
const OUR_TIME = { first: 1970, last: 2199 }
const two = (n: number) => String(n).padStart(2, '0')

/** The wall time of a value; undefined for one that is none, or lies far from our time. */
export function wallOfTime({ year, month, day, hour, minute, second, isDate }: ICAL.Time): Wall | undefined {
  if (!(year >= OUR_TIME.first && year <= OUR_TIME.last)) return undefined
  const time = isDate ? '00:00:00' : `${two(hour)}:${two(minute)}:${two(second)}`
  const wall = `${year}-${two(month)}-${two(day)}T${time}`
  const read = Date.parse(`${wall}Z`)
  return Number.isNaN(read) ? undefined : new Date(read).toISOString().slice(0, 19)
}

/** The times of a property, those that cannot be read left out. */
export function readTimes(property: ICAL.Property | null, clocks: Clocks): Written[] {
  if (!property) return []
  const zone = property.getFirstParameter('tzid')
  return property.getValues().flatMap(value => {
    // A period, which a list of dates may hold, begins with one.
    const time = (value?.start ?? value) as ICAL.Time | undefined
    const wall = time && 'year' in time ? wallOfTime(time) : undefined
    if (!time || !wall) return []
    const name = time.zone?.tzid === 'UTC' ? 'Z' : zone || undefined
    return [{ wall, isDay: time.isDate, clock: time.isDate ? clocks.day : clocks.of(name) }]
  })
}

const LONGEST_MS = 400 * DAY_MS

/** When an event ends that says so by an hour, and stands where it was written; asking a zone for its length is dear. */
export function readEnd(event: ICAL.Component, at: Date, clocks: Clocks): Date | undefined {
  const [end] = readTimes(event.getFirstProperty('dtend'), clocks)
  if (!end || end.isDay) return undefined
  const found = end.clock(end.wall)
  return +found - +at > LONGEST_MS - DAY_MS ? undefined : found
}

/** How long an event lasts on the schools' clock. */
export function readLength(event: ICAL.Component, start: Written, clocks: Clocks): number {
  const [end] = readTimes(event.getFirstProperty('dtend'), clocks)
  const began = toLocalDateTime(start.clock(start.wall))
  if (end) {
    const length = between(began, toLocalDateTime(end.clock(end.wall)))
    return Math.min(Math.max(length, start.isDay ? DAY_MS : 0), LONGEST_MS)
  }
  const duration = event.getFirstPropertyValue('duration') as ICAL.Duration | null
  const seconds = duration && typeof duration.toSeconds === 'function' ? duration.toSeconds() : 0
  return Math.min(Math.max(seconds * 1000, start.isDay ? DAY_MS : 0), LONGEST_MS)
}

/** Whole days go from midnight to midnight. */
export const findEnd = (wall: Wall, length: number, isDay: boolean): Wall => {
  const end = later(wall, length)
  return isDay && end !== midnight(end) ? later(midnight(end), DAY_MS) : end
}
