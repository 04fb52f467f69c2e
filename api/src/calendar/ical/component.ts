import type { UnreadReason } from '@ariane/shared/contracts'
import { type Item, type Line, writeLine } from '@ariane/shared/ical'
import ICAL from 'ical.js'
import { mended, withWholeDays } from './mended.ts'

/** What cannot be read, and why: it costs its own event and no other. */
export class Unreadable extends Error {
  readonly reason: UnreadReason
  constructor(reason: UnreadReason) {
    super(`calendar event: ${reason}`)
    this.name = 'Unreadable'
    this.reason = reason
  }
}

function parse(lines: readonly Line[]): ICAL.Component | undefined {
  try {
    const text = ['BEGIN:VEVENT', ...lines.map(writeLine), 'END:VEVENT'].join('\n')
    const component = new ICAL.Component(ICAL.parse(text) as never)
    // The library reads a value when it is asked for.
    for (const property of component.getAllProperties()) property.getValues()
    return component
  } catch {
    return undefined
  }
}

/** When a task is due stands for its start; one that repeats is counted from its start, as its rule says. */
function asEvent(lines: readonly Line[]): Line[] {
  const repeats = lines.some(({ name }) => name === 'RRULE')
  const start = lines.find(({ name }) => name === 'DTSTART')
  const due = lines.find(({ name }) => name === 'DUE')
  const at = (repeats ? (start ?? due) : (due ?? start)) ?? undefined
  if (!at) throw new Unreadable('no_date')
  const others = lines.filter(({ name }) => !['DTSTART', 'DUE', 'DTEND', 'DURATION'].includes(name))
  return [{ ...at, name: 'DTSTART' }, ...others]
}

/** How often, and each how many times: what is none of both would be taken for no limit at all. */
const COUNTS = /(?:^|;)\s*(?:COUNT|INTERVAL)\s*=(?!\s*0*[1-9]\d*\s*(?:;|$))/i

const LISTS = ['EXDATE', 'RDATE', 'RRULE', 'EXRULE']
/** A list of nothing says nothing. */
const isEmptyList = ({ name, value }: Line) => LISTS.includes(name) && value.trim() === ''

/** An item for the library. Throws Unreadable. */
export function toComponent({ kind, lines: all, broken }: Item): ICAL.Component {
  if (broken) throw new Unreadable('line')
  const lines = all.filter(line => !isEmptyList(line))
  // A rule of exceptions is read by no library any more: without it there would be lessons that are none.
  if (lines.some(({ name }) => name === 'EXRULE')) throw new Unreadable('rule')
  if (lines.some(({ name, value }) => name === 'RRULE' && COUNTS.test(value))) throw new Unreadable('rule')
  const right = withWholeDays(kind === 'VTODO' ? asEvent(lines) : lines).map(mended)
  const found = parse(right)
  if (found) return found
  throw new Unreadable(parse(right.filter(({ name }) => name !== 'RRULE')) ? 'rule' : 'date')
}
