import { localDay, schoolZone } from '@ariane/shared/dates'
import { TZDate } from '@date-fns/tz'
import { addDays } from 'date-fns/addDays'
import { isWeekend } from 'date-fns/isWeekend'
import { startOfWeek } from 'date-fns/startOfWeek'

const local = (instant: Date) => new TZDate(instant.getTime(), schoolZone())
const plain = (date: Date) => new Date(date.getTime())

/** '17:05' on the local day of `day`, as an instant. */
export function atHour(day: Date, hour: string): Date {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number)
  const at = local(day)
  at.setHours(hours, minutes, 0, 0)
  return plain(at)
}

/** `days` from `now`, at the same local hour. */
export const daysFrom = (now: Date, days: number) => plain(addDays(local(now), days))

/** The calendar day, '2026-11-21'. */
export const dayFrom = (now: Date, days: number) => localDay(daysFrom(now, days))

/** The n-th school day after today (before it when negative): Monday to Friday, holidays not counted. */
export function schoolDay(now: Date, n: number): Date {
  const step = Math.sign(n)
  let day = local(now)
  for (let left = Math.abs(n); left > 0; ) {
    day = addDays(day, step)
    if (!isWeekend(day)) left--
  }
  return plain(day)
}

/** A weekday (1 is Monday) of the week that lies `weeks` from this one. */
export const findWeekday = (now: Date, weekday: number, weeks: number) =>
  plain(addDays(startOfWeek(local(now), { weekStartsOn: 1 }), weeks * 7 + weekday - 1))
