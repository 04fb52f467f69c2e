import type { MaterialFor } from '@ariane/activities/api'
import type { Context } from './context.ts'
import { type Item, ranked } from './deck.ts'
import { messages } from './messages.ts'
import { MAX_STEPS, MIN_STEPS, type Ordered } from './ordered.ts'
import type { Picked } from './rendered-module.ts'
import { listSequences } from './sequences.ts'

/** An event with its date in French; `start` and `end` bound the days it may mean. */
export type Dated = Item & { label: string; when: string; start: number; end: number }

const ordinal = (year: number, month: number, day: number) => year * 10_000 + month * 100 + day

/** '14 juillet 1789', 'juin 1791', '52 avant J.-C.'. */
export const formatDate = (date: string) => {
  const before = date.startsWith('-')
  const [year = '', month, day] = date.replace('-', before ? '' : '-').split('-')
  const parts = [
    day === undefined ? '' : day === '01' ? '1ᵉʳ' : String(Number(day)),
    month ? messages.months[Number(month) - 1] : '',
  ]
  const written = [...parts, String(Number(year))].filter(Boolean).join(' ')
  return before ? messages.beforeChrist(written) : written
}

/** '1789', '52 avant J.-C.'. */
export const formatYear = ({ start }: Dated) => {
  const year = Math.floor(start / 10_000)
  return year < 0 ? messages.beforeChrist(String(-year)) : String(year)
}

export const findDays = (date: string) => {
  const before = date.startsWith('-')
  const [written = '', month, day] = (before ? date.slice(1) : date).split('-')
  const year = Number(written) * (before ? -1 : 1)
  return {
    start: ordinal(year, Number(month ?? 1), Number(day ?? 1)),
    end: ordinal(year, Number(month ?? 12), Number(day ?? 31)),
  }
}

/**
 * The pack's events in order, without any whose place is uncertain: '1789' and '14 juillet 1789' cannot be told apart,
 * so only one of them stays.
 */
export const listDatedEvents = ({ pack, used }: Pick<Context, 'pack' | 'used'>): Dated[] => {
  const all = pack.events.map(event => ({
    id: `event:${event.id}`,
    text: `${event.label} ${event.detail ?? ''}`,
    label: event.label.replace(/\s*\((?:en )?-?\d{3,4}(?:[-–]\d{3,4})?\)/g, ''),
    when: formatDate(event.date),
    ...findDays(event.date),
  }))
  const kept: Dated[] = []
  const freshAndPrecise = (a: Dated, b: Dated) =>
    Number(used.has(a.id)) - Number(used.has(b.id)) || a.end - a.start - (b.end - b.start)
  for (const event of all.toSorted(freshAndPrecise)) {
    const clear = kept.every(other => event.end < other.start || other.end < event.start)
    if (clear && kept.every(other => other.label !== event.label)) kept.push(event)
  }
  return kept.toSorted((a, b) => a.start - b.start)
}

/** Events as steps, in their order, with their dates in the correction. */
export const chronology = (events: readonly Dated[]): Ordered => ({
  id: 'events',
  text: events.map(event => event.text).join(' '),
  title: messages.chronology,
  instruction: messages.reorderEvents,
  uses: events.map(({ id }) => id),
  steps: events.map(event => ({ text: event.label, label: messages.dated(event.when, event.label) })),
})

/** Dated events to put on the line; a pack without dates lends the steps of a process. */
export const pickTimeline = (context: Context): Picked<MaterialFor<'timeline'>>[] => {
  const events = listDatedEvents(context)
  if (events.length < MIN_STEPS)
    return ranked(context, listSequences(context.pack))
      .slice(0, 1)
      .map(({ id, title, instruction, steps }) => ({ material: { title, instruction, steps }, uses: [id] }))
  const count = Math.max(MIN_STEPS, Math.min(context.wish.count ?? 6, MAX_STEPS))
  const chosen = ranked(context, events).slice(0, count)
  const { title, instruction, steps } = chronology(events.filter(event => chosen.includes(event)))
  return [{ material: { title, instruction, steps }, uses: chosen.map(({ id }) => id) }]
}
