import { TZDateMini } from '@date-fns/tz/date/mini'
import { addDays } from 'date-fns/addDays'
import { addWeeks } from 'date-fns/addWeeks'
import { startOfWeek } from 'date-fns/startOfWeek'
import { schoolZone } from './zone.ts'

export { SCHOOL_ZONES, type SchoolZone, schoolZone, setSchoolZone, ZONE_META } from './zone.ts'

type Instant = Date | string | number
const toSchoolTime = (instant: Instant) =>
  new TZDateMini(instant instanceof Date ? instant.getTime() : new Date(instant).getTime(), schoolZone())

// Names come from the browser: a table of them, and of how another language writes, would be in every remote.
const nameIn = (part: Intl.DateTimeFormatOptions) => {
  const names = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', ...part })
  return (date: Date) => names.format(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()))
}
const formatMonth = nameIn({ month: 'long' })
const formatWeekday = nameIn({ weekday: 'long' })

const pad = (count: number, width = 2) => {
  if (Number.isNaN(count)) throw new RangeError('Invalid time value')
  return String(count).padStart(width, '0')
}

/** French writes « 1er », but « 2 », « 3 »… */
const formatDayOfMonth = (date: Date) => (date.getDate() === 1 ? '1er' : String(date.getDate()))
const formatMonthOfYear = (date: Date) => `${formatMonth(date)} ${pad(date.getFullYear(), 4)}`

/** Whether the device's clock shows another hour than the schools' at that moment. */
export const isDeviceElsewhere = (at: Instant): boolean =>
  new Date(at).getTimezoneOffset() !== toSchoolTime(at).getTimezoneOffset()

/** '14 juillet 2026', '1er juillet 2026'. */
export const formatDate = (instant: Instant) => {
  const date = toSchoolTime(instant)
  return `${formatDayOfMonth(date)} ${formatMonthOfYear(date)}`
}
/** '14/07/2026'. */
export const formatShortDate = (instant: Instant) => {
  const date = toSchoolTime(instant)
  return [pad(date.getDate()), pad(date.getMonth() + 1), pad(date.getFullYear(), 4)].join('/')
}
/** '08:30'. */
export const formatTime = (instant: Instant) => {
  const date = toSchoolTime(instant)
  return `${pad(date.getHours())}:${pad(date.getMinutes())}`
}
/** 'mardi 14 juillet'. */
export const formatDay = (instant: Instant) => {
  const date = toSchoolTime(instant)
  return `${formatWeekday(date)} ${formatDayOfMonth(date)} ${formatMonth(date)}`
}
/** The calendar day of the schools, '2026-07-14'. */
export const localDay = (instant: Instant) => {
  const date = toSchoolTime(instant)
  return [pad(date.getFullYear(), 4), pad(date.getMonth() + 1), pad(date.getDate())].join('-')
}

/** From when to when a pupil is asked for nothing, on the schools' clock. */
const NIGHT = { from: '21:00', until: '07:00' }
export function isNight(now: Instant = Date.now()): boolean {
  const time = formatTime(now)
  return time >= NIGHT.from || time < NIGHT.until
}

/** Monday 00:00 to the next Monday 00:00 on the schools' clock, `offset` weeks from the week of `now`. Instants in UTC. */
export function weekRange(now: Instant, offset = 0): { start: Date; end: Date } {
  const monday = addWeeks(startOfWeek(toSchoolTime(now), { weekStartsOn: 1 }), offset)
  return { start: new Date(monday.getTime()), end: new Date(addWeeks(monday, 1).getTime()) }
}

/** The seven days of a week that starts at `start`, as instants of their local midnight. */
export const daysOfWeek = (start: Date) =>
  Array.from({ length: 7 }, (_, i) => new Date(addDays(toSchoolTime(start), i).getTime()))

/** 'novembre 2026', or 'novembre – décembre 2026' for a week over two months. */
export function formatWeekTitle(start: Date): string {
  const first = toSchoolTime(start)
  const last = addDays(first, 6)
  const end = formatMonthOfYear(last)
  if (first.getMonth() === last.getMonth()) return end
  const isOneYear = first.getFullYear() === last.getFullYear()
  return `${isOneYear ? formatMonth(first) : formatMonthOfYear(first)} – ${end}`
}

/** '16 – 22 novembre'. */
export function formatWeek(start: Date): string {
  const first = toSchoolTime(start)
  const last = addDays(first, 6)
  const from =
    first.getMonth() === last.getMonth() ? formatDayOfMonth(first) : `${formatDayOfMonth(first)} ${formatMonth(first)}`
  return `${from} – ${formatDayOfMonth(last)} ${formatMonth(last)}`
}

const DAY_MS = 86_400_000

/** Shifts a calendar day: '2026-07-14' and 1 give '2026-07-15'. */
export const shiftDay = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The instant at which the schools' clock shows '08:30' on '2026-07-14'. Invalid when either text has another form. */
export function localInstant(date: string, time: string): Date {
  const [year = Number.NaN, month = Number.NaN, dayOfMonth = Number.NaN] = date.split('-').map(Number)
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number)
  return new Date(new TZDateMini(year, month - 1, dayOfMonth, hours, minutes, schoolZone()).getTime())
}
