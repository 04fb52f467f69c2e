import type { Item } from './components.ts'
import type { Window } from './window.ts'

const DAY_MS = 86_400_000
/** A clock may be a day ahead of another. */
const MARGIN_MS = 2 * DAY_MS
/** No event lasts longer. */
const LONGEST_MS = 400 * DAY_MS

/** The first day that stands in a text, as an instant; undefined when none does. */
function dayIn(text: string | undefined): number | undefined {
  const found = text && /(?<!\d)(\d{4})(\d{2})(\d{2})(?!\d)/.exec(text)
  const time = found ? Date.parse(`${found[1]}-${found[2]}-${found[3]}T00:00:00Z`) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

/** Whether an item may show within a window, by its days alone. What they do not say may. */
export function mayShow({ kind, lines, broken }: Item, { from, to }: Window): boolean {
  const value = (name: string) => lines.find(line => line.name === name)?.value
  const has = (name: string) => lines.some(line => line.name === name)
  const start = dayIn(value('DTSTART') ?? value('DUE'))
  if (broken || start === undefined) return true
  const [first, last] = [+from - MARGIN_MS, +to + MARGIN_MS]
  if (start > last) return has('RECURRENCE-ID')
  if (has('RDATE') || has('RECURRENCE-ID')) return true
  const rules = lines.filter(({ name }) => name === 'RRULE')
  if (rules.length > 0) {
    return rules.some(({ value: rule }) => {
      const until = dayIn(/UNTIL=([^;]*)/i.exec(rule)?.[1])
      return until === undefined || until + LONGEST_MS >= first
    })
  }
  const end = dayIn(kind === 'VTODO' ? value('DUE') : value('DTEND'))
  return (end ?? (has('DURATION') ? start + LONGEST_MS : start)) >= first
}
