import type { Window } from '@ariane/shared/ical'
import type ICAL from 'ical.js'
import { RRuleTemporal } from 'rrule-temporal'
import { later, toLocalDateTime, type Wall } from '../../platform/wall.ts'
import type { Series } from '../occurrences.ts'
import { type Written, wallOfTime } from './times.ts'
import { refuse } from './types.ts'
import type { Clock, Clocks } from './zones.ts'

/** What may show of one calendar within the window. */
export const MOST_EVENTS = 5000
/** A count that is longer is laid out. */
const LONGEST_COUNT = 1000

const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const SCHOOL_DAYS = ['MO', 'TU', 'WE', 'TH', 'FR']
const toWeekday = (wall: Wall) => DAYS[new Date(`${wall}Z`).getUTCDay()] ?? ''
const same = (days: readonly string[], others: readonly string[]) =>
  days.length === others.length && others.every(day => days.includes(day))

/** A rule in the words of our schema; null when it has none for it. */
function typeOfRule(rule: ICAL.Recur, start: Wall): Series['type'] | null {
  const { freq } = rule
  // The library leaves it out where the rule does.
  const interval = (rule.interval as number | undefined) ?? 1
  const { BYDAY, BYMONTHDAY, ...more } = rule.parts as Record<string, (string | number)[] | undefined>
  if (Object.keys(more).length > 0) return null
  const days = BYDAY?.map(String)
  const isOnlyItsDay = BYMONTHDAY === undefined && (days === undefined || same(days, [toWeekday(start)]))
  if (freq === 'WEEKLY' && isOnlyItsDay) return interval === 1 ? 'weekly' : interval === 2 ? 'biweekly' : null
  if (interval !== 1) return null
  const isSchoolDays = days !== undefined && same(days, SCHOOL_DAYS) && SCHOOL_DAYS.includes(toWeekday(start))
  if ((freq === 'WEEKLY' || freq === 'DAILY') && isSchoolDays && BYMONTHDAY === undefined) return 'weekdays'
  if (days !== undefined) return null
  if (freq === 'DAILY' && BYMONTHDAY === undefined) return 'daily'
  const isItsDate = BYMONTHDAY === undefined || same(BYMONTHDAY.map(String), [String(Number(start.slice(8, 10)))])
  return freq === 'MONTHLY' && isItsDate ? 'monthly' : null
}

/** The last instant at which a repetition may start; null when the rule has no such end. */
function readUntil({ until }: ICAL.Recur, clock: Clock): Date | null {
  const wall = until && wallOfTime(until)
  if (!wall) return null
  if (until.isDate) return clock(`${wall.slice(0, 10)}T23:59:59`)
  return until.zone?.tzid === 'UTC' ? new Date(`${wall}Z`) : clock(wall)
}

const AHEAD_MS = 400 * 86_400_000
const NO_LATER = '2100'

/** What ical.js 2.2.1 gets wrong: places in a list, numbers of weeks, and days that a month or a year does not have. */
const isCountedElsewhere = ({ freq, parts }: ICAL.Recur) =>
  freq === 'YEARLY' || freq === 'MONTHLY' || 'BYSETPOS' in parts || 'BYWEEKNO' in parts

/** What the other library counts, as if clocks never changed. */
function* places(rule: ICAL.Recur, time: ICAL.Time): Generator<Wall> {
  const start = wallOfTime(time)
  if (!start) return
  const counted = rule.clone()
  counted.until = null as never
  const rruleString = `DTSTART:${start.replace(/[-:]/g, '')}Z\nRRULE:${counted}`
  const every = new RRuleTemporal({ rruleString, cache: false })
  for (let from = start; from < NO_LATER; from = later(from, AHEAD_MS)) {
    for (const { epochMilliseconds } of every.between(
      new Date(`${from}Z`),
      new Date(`${later(from, AHEAD_MS - 1000)}Z`),
      true,
    ))
      yield new Date(epochMilliseconds).toISOString().slice(0, 19)
  }
}

/** The starts that a rule gives, on its own clock. The caller stops. */
function* walls(rule: ICAL.Recur, time: ICAL.Time): Generator<Wall> {
  if (isCountedElsewhere(rule)) return yield* places(rule, time)
  const counted = rule.clone()
  // Compared by the caller as an instant: the library would compare clocks of different zones.
  counted.until = null as never
  const iterator = counted.iterator(time)
  for (let next = iterator.next(); next; next = iterator.next()) {
    const wall = wallOfTime(next)
    if (!wall) return
    yield wall
  }
}

export interface Repeated {
  start: Written
  /** The same start for the library. */
  time: ICAL.Time
  length: number
  rules: readonly ICAL.Recur[]
  /** Further starts. */
  extra: readonly Written[]
  /** Starts that are left out, on the schools' clock; a day means whatever starts on it. */
  left: readonly Wall[]
}

const DAY_MS = 86_400_000
const LONGEST_SERIES_MS = 7 * DAY_MS

/** A repetition that our schema can express; null when it has to be laid out. */
export function expressed({ start, time, length, rules, extra, left }: Repeated, clocks: Clocks): Series | null {
  const [rule] = rules
  if (!rule || rules.length > 1 || extra.length > 0 || length > LONGEST_SERIES_MS) return null
  if (!clocks.isSchools(start.clock)) return null
  const type = typeOfRule(rule, start.wall)
  if (!type) return null
  let until = readUntil(rule, start.clock)
  if (rule.count !== null && rule.count !== undefined) {
    if (rule.count > LONGEST_COUNT) return null
    let last = start.wall
    for (const wall of walls(rule, time)) last = wall
    const end = start.clock(last)
    until = until && until < end ? until : end
  }
  const exceptions = left.map(wall => (wall.length > 10 ? wall : `${wall}${start.wall.slice(10)}`))
  return { type, start: start.wall, end: later(start.wall, length), until, exceptions }
}

/** Every start within the window, one by one. Refuses `too_many_events`. */
export function laidOut({ start, time, length, rules, extra, left }: Repeated, { from, to }: Window): Date[] {
  const without = new Set(left)
  const isLeft = (wall: Wall) => without.has(wall) || without.has(wall.slice(0, 10))
  const found = new Map<number, Date>()
  const earliest = new Date(from.getTime() - length)
  const surelyBefore = later(toLocalDateTime(earliest), -DAY_MS)

  function put(at: Date) {
    if (at < earliest || at >= to || (without.size > 0 && isLeft(toLocalDateTime(at)))) return
    found.set(at.getTime(), at)
    if (found.size > MOST_EVENTS) refuse('too_many_events')
  }

  put(start.clock(start.wall))
  for (const { clock, wall } of extra) put(clock(wall))
  for (const rule of rules) {
    const until = readUntil(rule, start.clock)
    for (const wall of walls(rule, time)) {
      if (wall < surelyBefore) continue
      const at = start.clock(wall)
      if (at >= to || (until && at > until)) break
      put(at)
    }
  }
  return [...found.values()]
}
