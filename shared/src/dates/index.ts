import { TZDate } from '@date-fns/tz'
import { addDays } from 'date-fns/addDays'
import { addWeeks } from 'date-fns/addWeeks'
import { format } from 'date-fns/format'
import { fr } from 'date-fns/locale/fr'
import { startOfWeek } from 'date-fns/startOfWeek'

/** Every date is shown in Paris time. */
export const ZONE = 'Europe/Paris'

type Instant = Date | string | number
const toParis = (instant: Instant) =>
  new TZDate(instant instanceof Date ? instant.getTime() : new Date(instant).getTime(), ZONE)

/** French writes « 1er », but « 2 », « 3 »… */
const formatDayOfMonth = (date: Date) => format(date, date.getDate() === 1 ? 'do' : 'd', { locale: fr })
/** '14 juillet 2026', '1er juillet 2026'. */
export const formatDate = (instant: Instant) =>
  `${formatDayOfMonth(toParis(instant))} ${format(toParis(instant), 'MMMM yyyy', { locale: fr })}`
/** '14/07/2026'. */
export const formatShortDate = (instant: Instant) => format(toParis(instant), 'dd/MM/yyyy')
/** '08:30'. */
export const formatTime = (instant: Instant) => format(toParis(instant), 'HH:mm')
/** 'mardi 14 juillet'. */
export const formatDay = (instant: Instant) => {
  const date = toParis(instant)
  return `${format(date, 'EEEE', { locale: fr })} ${formatDayOfMonth(date)} ${format(date, 'MMMM', { locale: fr })}`
}
/** The calendar day in Paris, '2026-07-14'. */
export const parisDay = (instant: Instant) => format(toParis(instant), 'yyyy-MM-dd')

/** Monday 00:00 to the next Monday 00:00 in Paris, `offset` weeks from the week of `now`. Instants in UTC. */
export function weekRange(now: Instant, offset = 0): { start: Date; end: Date } {
  const monday = addWeeks(startOfWeek(toParis(now), { weekStartsOn: 1 }), offset)
  return { start: new Date(monday.getTime()), end: new Date(addWeeks(monday, 1).getTime()) }
}

/** The seven days of a week that starts at `start`, as instants of their Paris midnight. */
export const daysOfWeek = (start: Date) =>
  Array.from({ length: 7 }, (_, i) => new Date(addDays(toParis(start), i).getTime()))

/** 'novembre 2026', or 'novembre – décembre 2026' for a week over two months. */
export function formatWeekTitle(start: Date): string {
  const first = toParis(start)
  const last = addDays(first, 6)
  const end = format(last, 'MMMM yyyy', { locale: fr })
  if (first.getMonth() === last.getMonth()) return end
  return `${format(first, first.getFullYear() === last.getFullYear() ? 'MMMM' : 'MMMM yyyy', { locale: fr })} – ${end}`
}

const formatMonth = (date: Date) => format(date, 'MMMM', { locale: fr })

/** '16 – 22 novembre'. */
export function formatWeek(start: Date): string {
  const first = toParis(start)
  const last = addDays(first, 6)
  const from =
    first.getMonth() === last.getMonth() ? formatDayOfMonth(first) : `${formatDayOfMonth(first)} ${formatMonth(first)}`
  return `${from} – ${formatDayOfMonth(last)} ${formatMonth(last)}`
}

const DAY_MS = 86_400_000

/** Shifts a calendar day: '2026-07-14' and 1 give '2026-07-15'. */
export const shiftDay = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The instant at which clocks in Paris show '08:30' on '2026-07-14'. Invalid when either text has another form. */
export function parisInstant(date: string, time: string): Date {
  const [year = Number.NaN, month = Number.NaN, dayOfMonth = Number.NaN] = date.split('-').map(Number)
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number)
  return new Date(new TZDate(year, month - 1, dayOfMonth, hours, minutes, ZONE).getTime())
}
