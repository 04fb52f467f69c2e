import { CalendarScanner, type Item } from './components.ts'
import { decodeCalendar } from './decode.ts'
import { writeLine } from './lines.ts'
import { mayShow } from './may-show.ts'
import type { Window } from './window.ts'

/** A file without what cannot show. */
export interface Slim {
  text: string
  /** Events and tasks that are too old, or too far ahead. */
  outside: number
}

const LINES_AT_ONCE = 4000
const breathe = () => new Promise(resolve => setTimeout(resolve))

/** What is broken stays so: a name without a value is no line of a calendar. */
const writeItem = ({ kind, lines, broken }: Item) => [
  `BEGIN:${kind}`,
  ...lines.map(writeLine),
  ...(broken ? ['DTSTART'] : []),
  `END:${kind}`,
]

/**
 * A calendar without what lies outside of a window and what nobody reads: years of history become a few hundred kilobytes. It
 * stops now and then, so that a screen stays alive, and tells how far it is, from 0 to 1. A file that is no whole calendar
 * stays none, for the server to say so.
 */
export async function slimCalendar(
  bytes: Uint8Array,
  window: Window,
  onProgress: (share: number) => void,
): Promise<Slim> {
  const lines = decodeCalendar(bytes).split('\n')
  const scanner = new CalendarScanner()
  for (let at = 0; at < lines.length; at += LINES_AT_ONCE) {
    onProgress(at / lines.length)
    await breathe()
    for (const line of lines.slice(at, at + LINES_AT_ONCE)) scanner.scan(line)
  }
  onProgress(1)
  const { head, zones, items, complete } = scanner.file
  const inside = items.filter(item => mayShow(item, window))
  const parts = [head.map(writeLine), ...zones, ...inside.map(writeItem)]
  const text = ['BEGIN:VCALENDAR', ...parts.flat(), ...(complete ? ['END:VCALENDAR'] : []), ''].join('\n')
  return { text, outside: items.length - inside.length }
}
