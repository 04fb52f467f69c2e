import type { Alert, Reminder } from '@ariane/shared/contracts'
import { localDay, shiftDay } from '@ariane/shared/dates'
import type { PlannedEvent } from './ports.ts'
import { busyIn } from './work.ts'
import { findSlot, freeIn, type Hours } from './work-time.ts'

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

function ofSlot({ hours, events }: Facts, now: Date): Reminder[] {
  const day = localDay(now)
  const whole = hours ? findSlot(hours, day) : undefined
  const free = whole ? freeIn(whole, busyIn({ events })) : []
  const slot = free.find(({ start, end }) => +now >= start - BEFORE && +now < end)
  if (!slot) return []
  const [start, end] = [new Date(slot.start).toISOString(), new Date(slot.end).toISOString()]
  return [{ kind: 'slot', key: `slot ${day}`, start, end }]
}

type Due = Extract<Reminder, { kind: 'homework' | 'exam' }>
/** How many days before it something is recalled. */
const AHEAD: Record<Due['kind'], number> = { homework: 1, exam: 3 }
const isDue = (type: PlannedEvent['type']): type is Due['kind'] => type === 'homework' || type === 'exam'

/** Homework due today or tomorrow that is not done, and the tests of the next days; the nearest first. */
function ofDue(events: readonly PlannedEvent[], now: Date): Due[] {
  const today = localDay(now)
  return events
    .flatMap(({ id, type, title, startDate, endDate, allDay, cancelled, done }) => {
      if (!isDue(type) || cancelled || done) return []
      const day = localDay(startDate)
      if (day < today || day > shiftDay(today, AHEAD[type])) return []
      if (!allDay && Date.parse(endDate) <= +now) return []
      return [{ kind: type, key: `${type} ${id} ${startDate}`, eventId: id, startDate, title }]
    })
    .sort((a, b) => a.startDate.localeCompare(b.startDate))
}

const alertKey = ({ type, eventId, startDate, pathId, homeworkId }: Alert) =>
  [type, eventId ?? pathId ?? homeworkId, startDate].filter(part => part !== undefined).join(' ')

/** What a pupil is reminded of: his slot, homework and tests, then alerts; a thing once, and never what he put away. */
export function listReminders(facts: Facts, now: Date): Reminder[] {
  const { events, alerts, away } = facts
  const due = ofDue(events, now)
  const isAnnounced = ({ eventId, startDate }: Alert) =>
    due.some(one => one.eventId === eventId && one.startDate === startDate)
  const others = alerts.filter(alert => !isAnnounced(alert))
  return [
    ...ofSlot(facts, now),
    ...due,
    ...others.map((alert): Reminder => ({ kind: 'alert', key: alertKey(alert), alert })),
  ]
    .filter(({ key }) => !away.has(key))
    .slice(0, MOST)
}
