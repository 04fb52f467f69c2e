import type { Alert, Need, NeedKind } from '@ariane/shared/contracts'
import { localDay, shiftDay } from '@ariane/shared/dates'
import type { WeekEvent, WeekFacts, WeekObjective } from './ports.ts'
import type { Pupil } from './pupil.ts'

const DAY = 24 * 3_600_000
/** Without a connection for this long, holidays aside, somebody may ask how it goes. */
const LONG_AWAY = 7 * DAY
/** A new account is left in peace for a while. */
const SETTLING = 3 * DAY

const isOpen = ({ type, done, cancelled }: WeekEvent) => type === 'homework' && !done && !cancelled

/** Homework for a whole day is late the day after; homework with an hour, once the hour is past. */
const isLate = (event: WeekEvent, now: Date) =>
  isOpen(event) &&
  (event.allDay ? localDay(event.startDate) < localDay(now) : Date.parse(event.endDate) < now.getTime())

const isDueTomorrow = (event: WeekEvent, now: Date) =>
  isOpen(event) && localDay(event.startDate) === shiftDay(localDay(now), 1)

type Fact = Omit<Need, 'kind' | 'count'>

const eventFact = ({ id, title, startDate }: WeekEvent): Fact => ({ id, title, at: startDate })

/** Only school objectives are named to others: how somebody feels or behaves stays where the pupil wrote it. */
const objectiveFact = ({ id, title, type, endDate }: WeekObjective): Fact => ({
  id,
  title: type === 'School' ? title : null,
  at: endDate,
})

const alertFact = ({ title, startDate, eventId, pathId, homeworkId }: Alert): Fact => ({
  title,
  at: startDate ?? null,
  id: eventId ?? (pathId ?? homeworkId)?.toString() ?? null,
})

const absence = ({ lastConnectedAt, createdAt }: Pupil, kind: NeedKind, now: Date): Fact[] => {
  const never = lastConnectedAt === null
  if (never !== (kind === 'never_came')) return []
  const since = lastConnectedAt ?? createdAt
  const isLong = now.getTime() - since.getTime() > (never ? SETTLING : LONG_AWAY)
  return isLong ? [{ title: null, at: since.toISOString(), id: null }] : []
}

const earliest = (a: WeekEvent, b: WeekEvent) => Date.parse(a.startDate) - Date.parse(b.startDate)

/** The facts of a pupil's week that may call for help, the most pressing kind first. */
export function findNeeds(pupil: Pupil, { events, objectives, alerts }: WeekFacts, now: Date): Need[] {
  const today = localDay(now)
  const ordered = events.toSorted(earliest)
  const ended = objectives.filter(({ endDate }) => endDate < today)
  const efforts = objectives.filter(one => one.currentStatus === 'started' && !ended.includes(one))
  // What is due in the planner is counted above, whether the week's alerts name it or not.
  const reported = alerts.filter(({ type, eventId }) => type === 'incomplete_lesson' || eventId === undefined)
  const ofType = (type: Alert['type']) => reported.filter(alert => alert.type === type).map(alertFact)
  const facts: [NeedKind, Fact[]][] = [
    ['late_homework', ordered.filter(event => isLate(event, now)).map(eventFact)],
    ['due_tomorrow', ordered.filter(event => isDueTomorrow(event, now)).map(eventFact)],
    ['late_objective', ended.map(objectiveFact)],
    ['efforts', efforts.map(objectiveFact)],
    ['away', absence(pupil, 'away', now)],
    ['never_came', absence(pupil, 'never_came', now)],
    ['unfinished_homework', ofType('incomplete_homework')],
    ['unfinished_path', ofType('incomplete_path')],
    ['lesson', ofType('incomplete_lesson')],
  ]
  return facts.flatMap(([kind, found]) => {
    const [first] = found
    return first ? [{ kind, count: found.length, ...first }] : []
  })
}
