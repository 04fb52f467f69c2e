import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import type { SuggestedSession } from '@ariane/shared/contracts/sessions'
import { localDay } from '@ariane/shared/dates'
import { messages as text } from './messages.ts'
import type { Sessions } from './store.ts'

export type SlotOfDay = { start: string; end: string; suggestions: SuggestedSession[] }

/** The work slots of a local day that are not over, with the sessions suggested in each. */
export const slotsOn = (day: string, { slots, suggestions }: Sessions, now = Date.now()): SlotOfDay[] =>
  slots
    .filter(({ start, end }) => localDay(start) === day && Date.parse(end) > now)
    .map(({ start, end }) => ({
      start,
      end,
      suggestions: suggestions.filter(one => start <= one.start && one.start < end),
    }))

/** Events and slots of a day by their start; what lasts all day comes first. */
export function inOrder(
  events: readonly CalendarEvent[],
  slots: readonly SlotOfDay[],
): ({ event: CalendarEvent } | { slot: SlotOfDay })[] {
  const at = (start: string, allDay: boolean) => (allDay ? 0 : Date.parse(start))
  return [
    ...events.map(event => ({ at: at(event.startDate, event.allDay), one: { event } })),
    ...slots.map(slot => ({ at: at(slot.start, false), one: { slot } })),
  ]
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

/** « Avancer dans « Les fables » ». */
export const formatTask = ({ reason, about }: SuggestedSession) =>
  text.tasks[reason]('title' in about ? about.title : '')

/** Why the session is suggested, with the details that are known. */
export function formatReason({ source, about }: SuggestedSession): string {
  if (about.kind === 'errors') return text.errors(about.count)
  return about.kind === 'task' ? text.objective(about.objective.title) : text.sources[source]
}
