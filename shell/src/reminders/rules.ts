import { lookup } from '@ariane/shared/catalogue'
import type { Reminder } from '@ariane/shared/contracts/sessions'
import { formatDay, formatTime, localDay, shiftDay } from '@ariane/shared/dates'
import { messages as text } from './messages.ts'

/** Screens where a reminder does not disturb: never where a pupil learns, answers or writes. */
const REMINDER_PATHS = ['/', '/objectives', '/settings', '/profile']
/** What screens show themselves: the dashboard has the session of the day and what must not be forgotten. */
const SHOWN_BY: Record<string, readonly Reminder['kind'][]> = {
  '/': ['alert', 'homework', 'exam'],
  '/scolaire': ['alert'],
}

/** The address as the layout knows it. */
type PageAddress = { pathname: string; search: string }

/** Whether reminders may be shown on a page: on the school screen only over the week, without a sheet. */
export function allowsReminders({ pathname, search }: PageAddress): boolean {
  if (pathname === '/scolaire') return [...new URLSearchParams(search).keys()].every(name => name === 'semaine')
  return REMINDER_PATHS.includes(pathname) && search === ''
}

/** The reminders of a page without those that the page shows by itself. */
export const filterReminders = (reminders: readonly Reminder[], { pathname }: PageAddress) =>
  reminders.filter(({ kind }) => !lookup(SHOWN_BY, pathname)?.includes(kind))

/** The sentence of a reminder. */
export function formatReminder(reminder: Reminder, now = Date.now()): string {
  if (reminder.kind === 'slot') return text.slot(formatTime(reminder.start), formatTime(reminder.end))
  if (reminder.kind === 'alert') return text.alert(reminder.alert.title, reminder.alert.description)
  const { kind, title, startDate } = reminder
  const [day, today] = [localDay(startDate), localDay(now)]
  if (kind === 'homework') return day === today ? text.today(title) : text.tomorrow(title)
  const { days } = text
  const near = day === today ? days.today : day === shiftDay(today, 1) ? days.tomorrow : formatDay(startDate)
  return text.exam(near, title)
}

const occurrence = (startDate: string | undefined) => (startDate ? `?${new URLSearchParams({ debut: startDate })}` : '')

/** The address where the reminded thing is done. */
export function reminderAddress(reminder: Reminder): string {
  if (reminder.kind === 'slot') return '/scolaire'
  if (reminder.kind !== 'alert') return `/planning/${reminder.eventId}${occurrence(reminder.startDate)}`
  const { type, eventId, startDate, pathId } = reminder.alert
  if (type === 'incomplete_path' && pathId) return `/path/${pathId}`
  if (type === 'incomplete_lesson' && eventId) return `/planning/${eventId}${occurrence(startDate)}`
  return type === 'incomplete_homework' ? '/homework' : '/scolaire'
}
