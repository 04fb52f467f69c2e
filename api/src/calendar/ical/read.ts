import { type CalendarFile, decodeCalendar, type Item, mayShow, scanCalendar, type Window } from '@ariane/shared/ical'
import { plainLine } from '../../platform/plain-text.ts'
import { toComponent, Unreadable } from './component.ts'
import { type Parsed, toDrafts } from './drafts.ts'
import { MOST_EVENTS } from './rules.ts'
import { type Draft, ImportRefusal, type Reading, refuse, type Unread } from './types.ts'
import { hashParts, unescapeText } from './words.ts'
import { buildClocks } from './zones.ts'

const NAME = 80
const TITLE = 200
const UNTITLED = '—'
/** A letter here and there was lost before; so many of them mean that the whole text was decoded wrong. */
const LOST_LETTER = /\ufffd/g
const LINES_A_LOST_LETTER = 50

/** The events of a calendar (RFC 5545) that show within the window; text is decoded, and its lines joined, already. */
export function readCalendar(source: string | Uint8Array, window: Window): Reading {
  const { head, zones, items } = openFile(source)
  const inside = items.filter(item => mayShow(item, window))
  const own = head.find(({ name }) => name === 'X-WR-TIMEZONE')?.value.trim()
  const clocks = buildClocks(zones, window, own)
  const drafts = new Map<string, Draft>()
  const unread: Unread[] = []
  const fail = (item: Item, error: unknown) => {
    if (error instanceof ImportRefusal) throw error
    unread.push({ title: readTitle(item), reason: error instanceof Unreadable ? error.reason : 'date' })
  }
  for (const [uid, alike] of Map.groupBy(inside, readUid)) {
    const parsed = alike.flatMap((item): Parsed[] => {
      try {
        return [{ item, event: toComponent(item) }]
      } catch (error) {
        fail(item, error)
        return []
      }
    })
    try {
      for (const draft of toDrafts(uid, parsed, { clocks, window, fail }))
        if (shows(draft, window)) drafts.set(draft.key, draft)
    } catch (error) {
      for (const { item } of parsed) fail(item, error)
    }
    if (drafts.size > MOST_EVENTS) refuse('too_many_events')
  }
  const outside = items.length - inside.length
  return { name: readName(head), drafts: [...drafts.values()], unread, zones: clocks.unknown(), outside }
}

/** The parts of a file. Throws ImportRefusal. */
function openFile(source: string | Uint8Array): CalendarFile {
  const text =
    typeof source === 'string' ? source.replace(/[\r\n]+[ \t]/g, '').replace(/[\r\n]+/g, '\n') : decodeCalendar(source)
  const start = text.replace(/^\ufeff/, '').trimStart()
  if (!/^BEGIN:VCALENDAR\s/i.test(start)) refuse('not_a_calendar')
  const lost = start.match(LOST_LETTER)?.length ?? 0
  if (lost > 0 && lost * LINES_A_LOST_LETTER > start.split('\n', lost * LINES_A_LOST_LETTER).length)
    refuse('wrong_encoding')
  const file = scanCalendar(start)
  // What is missing at the end would be taken for events that are gone.
  return file.complete ? file : refuse('not_a_calendar')
}

const find = ({ lines }: Item, name: string) => lines.find(line => line.name === name)?.value ?? ''

/** PRONOTE writes the moment of the export into its names: without it they stay the same. */
const readUid = (item: Item) => {
  const uid = find(item, 'UID')
    .trim()
    .replace(/-\d{8}T\d{6}Z(?=-Index-Education$)/, '')
  return uid || hashParts(find(item, 'SUMMARY'), find(item, 'DTSTART') || find(item, 'DUE'))
}

const readTitle = (item: Item) => plainLine(unescapeText(find(item, 'SUMMARY')), TITLE) || UNTITLED

/** PRONOTE names its calendars after the pupil, with the day of birth and the dates of the year: the pupil is enough. */
function readName(head: CalendarFile['head']): string {
  const [named] = ['X-WR-CALNAME', 'NAME'].flatMap(name => head.filter(line => line.name === name && line.value.trim()))
  const name = plainLine(unescapeText(named?.value ?? ''), 200)
  const isPronote = head.some(line => line.name === 'PRODID' && /index-education/i.test(line.value))
  return (isPronote ? name.replace(/ \d{2}\/\d{2}\/\d{4}\b.*$/, '') : name).slice(0, NAME)
}

const shows = ({ start, end, series }: Draft, { from, to }: Window) =>
  start < to && (series ? series.until === null || series.until >= from : end >= from)
