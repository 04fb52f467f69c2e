import type { Alert, Reminder } from '@ariane/shared/contracts'
import { parisDay, shiftDay } from '@ariane/shared/dates'
import type { PlannedEvent } from './ports.ts'
import { findSlot, type Hours } from './work-time.ts'

const MINUTE = 60_000
/** A slot is recalled a little before it begins, and while it lasts. */
const BEFORE = 30 * MINUTE
const MOST = 5

interface Facts {
  /** Null when no settings were saved. */
  hours: Hours | null
  events: readonly PlannedEvent[]
  alerts: readonly Alert[]
  /** Keys of what was put away. */
  away: ReadonlySet<string>
}

function ofSlot(hours: Hours | null, now: Date): Reminder[] {
  const day = parisDay(now)
  const slot = hours ? findSlot(hours, day) : undefined
  if (!slot || +now < slot.start - BEFORE || +now >= slot.end) return []
  const [start, end] = [new Date(slot.start).toISOString(), new Date(slot.end).toISOString()]
  return [{ kind: 'slot', key: `slot ${day}`, start, end }]
}

/** Homework due today or tomorrow that is not done. */
function ofHomework(events: readonly PlannedEvent[], now: Date): Extract<Reminder, { kind: 'homework' }>[] {
  const today = parisDay(now)
  const days = [today, shiftDay(today, 1)]
  return events
    .filter(({ type, cancelled, done }) => type === 'homework' && !cancelled && !done)
    .filter(
      ({ startDate, endDate, allDay }) => days.includes(parisDay(startDate)) && (allDay || Date.parse(endDate) > +now),
    )
    .map(({ id, startDate, title }) => ({
      kind: 'homework',
      key: `homework ${id} ${startDate}`,
      eventId: id,
      startDate,
      title,
    }))
}

const alertKey = ({ type, eventId, startDate, pathId, homeworkId }: Alert) =>
  [type, eventId ?? pathId ?? homeworkId, startDate].filter(part => part !== undefined).join(' ')

/** What a pupil is reminded of: his slot, homework that is due, then alerts; a thing once, and never what he put away. */
export function listReminders({ hours, events, alerts, away }: Facts, now: Date): Reminder[] {
  const homework = ofHomework(events, now)
  const isAnnounced = ({ eventId, startDate }: Alert) =>
    homework.some(one => one.eventId === eventId && one.startDate === startDate)
  const others = alerts.filter(alert => !isAnnounced(alert))
  return [
    ...ofSlot(hours, now),
    ...homework,
    ...others.map((alert): Reminder => ({ kind: 'alert', key: alertKey(alert), alert })),
  ]
    .filter(({ key }) => !away.has(key))
    .slice(0, MOST)
}
