import type { Settings, SuggestedWork, TaskFlag } from '@ariane/shared/contracts'
import { localDay, localInstant, shiftDay } from '@ariane/shared/dates'
import type { WorkFacts } from './ports.ts'
import { FINDERS, LOOKS } from './work-finders.ts'
import { DAYS_AHEAD, fillSlots } from './work-plan.ts'
import { hasSlot, type Span } from './work-time.ts'

export type Choices = Omit<Settings, 'userId'>
export type IsAnswered = (key: string, day: string) => boolean

/** What cannot wait comes first. */
const ORDER: readonly TaskFlag[] = [
  'checkHomework',
  'prepareHomework',
  'reviewPreviousLessons',
  'validateNextDay',
  'specificTraining',
  'checkComprehension',
]

/** Whether the settings ask for any work at all: a task, and a slot to do it in. */
export const asksForWork = (settings: Choices) => ORDER.some(flag => settings.tasks[flag]) && hasSlot(settings)

/** What has to be read: events from yesterday's lessons to what the last day prepares, and paths worked on lately. */
export function workSpan(now: Date): { from: Date; to: Date; worked: Date } {
  const midnight = (days: number) => localInstant(shiftDay(localDay(now), days), '00:00')
  const to = midnight(DAYS_AHEAD + Math.max(LOOKS.homework, LOOKS.school))
  return { from: midnight(-1), to, worked: midnight(-LOOKS.training) }
}

/** A school system gives homework as whole days: they take no hour away, nor does what is done or cancelled. */
export const busyIn = ({ events }: { events: readonly WorkFacts['events'][number][] }): Span[] =>
  events
    .filter(({ allDay, cancelled, type, done }) => !allDay && !cancelled && !(type === 'homework' && done))
    .map(({ startDate, endDate }) => ({ start: Date.parse(startDate), end: Date.parse(endDate) }))

/** The chosen tasks of the settings, as sources of work. */
export const flagSources = (settings: Choices, facts: WorkFacts) =>
  ORDER.filter(flag => settings.tasks[flag]).map(flag => ({
    name: flag,
    find: (day: string, at: number) => FINDERS[flag](facts, day, at),
  }))

/** Work for the slots of seven local days from today, as the settings ask for it. */
export const suggestWork = (
  settings: Choices,
  facts: WorkFacts,
  now: Date,
  isAnswered: IsAnswered = () => false,
): SuggestedWork[] =>
  fillSlots({ hours: settings, sources: () => flagSources(settings, facts), busy: busyIn(facts), now, isAnswered }).map(
    ({ start, end, source, reason, about }) => ({ start, end, flag: source, reason, about }),
  )
