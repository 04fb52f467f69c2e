import type { SchoolGap } from '@ariane/shared/contracts/school-gaps'
import { formatDay, localInstant } from '@ariane/shared/dates'
import { formatFreshness } from '../event-rules.ts'
import { messages as text } from './messages.ts'

/** More days than these are counted, not named. */
const MAX_SPANS = 3

/** What was not read, a line for each part and reason, and how old what stands in its place is. */
export function describeGaps(gaps: readonly SchoolGap[], today: string): string[] {
  const alike = new Map<string, SchoolGap[]>()
  for (const gap of gaps) {
    const kind = `${gap.part} ${gap.reason} ${gap.items > 0}`
    alike.set(kind, [...(alike.get(kind) ?? []), gap])
  }
  return [...alike.values()].map(group => describe(group, today))
}

function describe(group: readonly SchoolGap[], today: string): string {
  const [first] = group
  if (!first) return ''
  const { part, reason } = first
  const items = group.reduce((sum, gap) => sum + gap.items, 0)
  const what = items > 0 ? text.items[part](items) : text.whole[reason]
  // A part that is switched off is so on every day.
  const line = text.gap(part, what, reason === 'closed' ? '' : formatSpans(group))
  const oldest = group.flatMap(({ shownFrom }) => shownFrom ?? []).sort()[0]
  return oldest === undefined ? line : `${line} ${text.shown(formatFreshness(oldest, today))}`
}

function formatSpans(group: readonly SchoolGap[]): string {
  const spans = group.slice(0, MAX_SPANS).map(({ from, to }) => {
    const [first, last] = [from, to].map(day => formatDay(localInstant(day, '12:00')))
    return first === last ? text.onDay(first ?? '') : text.fromTo(first ?? '', last ?? '')
  })
  const more = group.length - spans.length
  return [...spans, ...(more > 0 ? [text.andMore(more)] : [])].join(', ')
}
