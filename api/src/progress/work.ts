import type { Settings, SuggestedWork, TaskFlag } from '@ariane/shared/contracts'
import { dayLater, parisDay, parisInstant } from '@ariane/shared/dates'
import type { WorkFacts } from './ports.ts'
import { FINDERS, type Found, LOOKS } from './work-finders.ts'
import { freeIn, hasSlot, partsOf, slotOf } from './work-time.ts'

export type Choices = Omit<Settings, 'userId'>

/** What cannot wait comes first. */
const ORDER: readonly TaskFlag[] = [
  'checkHomework',
  'prepareHomework',
  'reviewPreviousLessons',
  'validateNextDay',
  'specificTraining',
  'checkComprehension',
]
const DAYS_AHEAD = 7

/** Whether the settings ask for any work at all: a task, and a slot to do it in. */
export const asksForWork = (settings: Choices) => ORDER.some(flag => settings.tasks[flag]) && hasSlot(settings)

/** What has to be read: events from yesterday's lessons to what the last day prepares, and paths worked on lately. */
export function spanOf(now: Date): { from: Date; to: Date; worked: Date } {
  const midnight = (days: number) => parisInstant(dayLater(parisDay(now), days), '00:00')
  const to = midnight(DAYS_AHEAD + Math.max(LOOKS.homework, LOOKS.school))
  return { from: midnight(-1), to, worked: midnight(-LOOKS.training) }
}

const nameOf = ({ about }: Found) =>
  about.kind === 'event'
    ? `event ${about.id} ${about.startDate}`
    : `${about.kind} ${'id' in about ? about.id : about.date}`

/** A school system gives homework as whole days: they take no hour away, nor does what is done or cancelled. */
const busyIn = ({ events }: WorkFacts) =>
  events
    .filter(({ allDay, cancelled, type, done }) => !allDay && !cancelled && !(type === 'homework' && done))
    .map(({ startDate, endDate }) => ({ start: Date.parse(startDate), end: Date.parse(endDate) }))

/**
 * Work for the slots of seven Paris days from today: at most one thing of each chosen kind a day, in the order of what
 * cannot wait, as many as fit. A kind suggests the same thing once in those days, and a day has each thing once.
 */
export function suggestWork(settings: Choices, facts: WorkFacts, now: Date): SuggestedWork[] {
  const flags = ORDER.filter(flag => settings.tasks[flag])
  const busy = busyIn(facts)
  const given = new Set<string>()
  const days = Array.from({ length: DAYS_AHEAD }, (_, n) => dayLater(parisDay(now), n))

  const ofDay = (day: string, at: number) => {
    const names = new Set<string>()
    return flags.flatMap(flag => {
      const isNew = (one: Found) => !names.has(nameOf(one)) && !given.has(`${flag} ${nameOf(one)}`)
      const found = FINDERS[flag](facts, day, at).find(isNew)
      if (!found) return []
      names.add(nameOf(found))
      return [{ flag, ...found }]
    })
  }

  return days.flatMap(day => {
    const slot = slotOf(settings, day)
    const free = slot ? freeIn(slot, busy, +now) : []
    const [first] = free
    if (!first) return []
    const works = ofDay(day, first.start)
    const parts = partsOf(free, works.length)
    return works.slice(0, parts.length).map((work, i) => {
      const { start, end } = parts[i] ?? first
      given.add(`${work.flag} ${nameOf(work)}`)
      return { start: new Date(start).toISOString(), end: new Date(end).toISOString(), ...work }
    })
  })
}
