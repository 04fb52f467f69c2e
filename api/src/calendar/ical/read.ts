import ICAL from 'ical.js'
import { toInstant, toLocalDateTime } from '../../platform/wall.ts'
import type { Series } from '../occurrences.ts'
import { expressed, laidOut, MOST_EVENTS, type Repeated } from './rules.ts'
import { findEnd, readLength, readTimes, type Written } from './times.ts'
import { type Draft, ImportRefusal, type Reading, refuse, type Window } from './types.ts'
import { cleaned, findType, hashParts, oneLine, readText } from './words.ts'
import { buildClocks, type Clocks } from './zones.ts'

const TITLE = 200
const DESCRIPTION = 4000
const NAME = 80
const UNTITLED = '—'

/** The events of a calendar (RFC 5545) that show within the window. Throws ImportRefusal. */
export function readCalendar(text: string, window: Window): Reading {
  const calendars = parseCalendars(text)
  const clocks = buildClocks(calendars, window)
  const events = calendars.flatMap(listEvents)
  const drafts = new Map<string, Draft>()
  let skipped = 0
  for (const [uid, alike] of Map.groupBy(events, readUid)) {
    try {
      const { found, unread } = toDrafts(uid, alike, clocks, window)
      skipped += unread
      for (const draft of found) if (shows(draft, window)) drafts.set(draft.key, draft)
    } catch (error) {
      if (error instanceof ImportRefusal) throw error
      skipped += alike.length
    }
    if (drafts.size > MOST_EVENTS) refuse('too_many_events')
  }
  const name = calendars.map(readName).find(Boolean) ?? ''
  return { name, drafts: [...drafts.values()], skipped }
}

/** The library leaves the marks of a text in what it does not know. */
const readName = (calendar: ICAL.Component) =>
  oneLine(readText(calendar, 'x-wr-calname').replace(/\\([,;\\])/g, '$1'), NAME)

function parseCalendars(text: string): ICAL.Component[] {
  const start = text.replace(/^\ufeff/, '').trimStart()
  if (!/^BEGIN:VCALENDAR\s/i.test(start)) refuse('not_a_calendar')
  if (start.includes('\ufffd')) refuse('wrong_encoding')
  try {
    const parsed: unknown = ICAL.parse(start.replace(/\r\n?/g, '\n'))
    // Several calendars in one file come as a list of them.
    const several = Array.isArray(parsed) && Array.isArray(parsed[0])
    return (several ? parsed : [parsed]).map(one => new ICAL.Component(one as never))
  } catch {
    return refuse('not_a_calendar')
  }
}

/** Each on its own: inside its calendar, the library looks through all of them for a zone at every date. */
const listEvents = (calendar: ICAL.Component) =>
  calendar.getAllSubcomponents('vevent').map(event => new ICAL.Component(event.jCal))

const readUid = (event: ICAL.Component) =>
  readText(event, 'uid') || hashParts(readText(event, 'summary'), String(event.getFirstPropertyValue('dtstart')))

const isAfter = (event: ICAL.Component, other: ICAL.Component) => readSequence(event) >= readSequence(other)
const readSequence = (event: ICAL.Component) => Number(event.getFirstPropertyValue('sequence')) || 0

/** The drafts of what shares a name: an event, its repetitions, and those of them that were changed. */
function toDrafts(uid: string, alike: readonly ICAL.Component[], clocks: Clocks, window: Window) {
  const changed = new Map<number, ICAL.Component>()
  let main: ICAL.Component | undefined
  for (const event of alike) {
    const [name] = readTimes(event.getFirstProperty('recurrence-id'), clocks)
    const at = name && +name.clock(name.wall)
    const before = at === undefined ? main : changed.get(at)
    if (before && !isAfter(event, before)) continue
    if (at === undefined) main = event
    else changed.set(at, event)
  }
  const found: Draft[] = []
  let unread = 0
  const read = (event: ICAL.Component, make: (start: Written) => Draft[]) => {
    const [start] = readTimes(event.getFirstProperty('dtstart'), clocks)
    if (start) found.push(...make(start))
    else unread += 1
  }
  if (main) {
    const event = main
    read(event, start => mainDrafts(uid, event, start, [...changed.keys()], clocks, window))
  }
  for (const [at, event] of changed) {
    read(event, start => [once(hashParts(uid, at), event, start.clock(start.wall), start, clocks)])
  }
  return { found, unread }
}

function mainDrafts(
  uid: string,
  event: ICAL.Component,
  start: Written,
  changed: readonly number[],
  clocks: Clocks,
  window: Window,
): Draft[] {
  const rules = event.getAllProperties('rrule').map(rule => rule.getFirstValue() as ICAL.Recur)
  const extra = event.getAllProperties('rdate').flatMap(dates => readTimes(dates, clocks))
  if (rules.length + extra.length === 0) return [once(hashParts(uid), event, start.clock(start.wall), start, clocks)]
  const left = event
    .getAllProperties('exdate')
    .flatMap(dates => readTimes(dates, clocks))
    .map(({ wall, isDay, clock }) => (isDay ? wall.slice(0, 10) : toLocalDateTime(clock(wall))))
  const time = event.getFirstPropertyValue('dtstart') as ICAL.Time
  const length = readLength(event, start, clocks)
  const moved = changed.map(at => toLocalDateTime(new Date(at)))
  const repeated: Repeated = { start, time, length, rules, extra, left: [...left, ...moved] }
  const series = expressed(repeated, clocks)
  if (!series) return laidOut(repeated, window).map(at => once(hashParts(uid, +at), event, at, start, clocks))
  const end = findEnd(series.start, length, start.isDay)
  const whole = { ...series, end }
  return [draft(hashParts(uid), event, { start: toInstant(series.start), end: toInstant(end) }, start.isDay, whole)]
}

/** An event at one place in time. */
function once(key: string, event: ICAL.Component, at: Date, start: Written, clocks: Clocks): Draft {
  const end = clocks.of(undefined)(findEnd(toLocalDateTime(at), readLength(event, start, clocks), start.isDay))
  return draft(key, event, { start: at, end: end < at ? at : end }, start.isDay, null)
}

function draft(
  key: string,
  event: ICAL.Component,
  span: { start: Date; end: Date },
  allDay: boolean,
  series: Series | null,
): Draft {
  const room = oneLine(readText(event, 'location'), TITLE)
  const shown = {
    ...span,
    allDay,
    series,
    title: oneLine(readText(event, 'summary'), TITLE) || UNTITLED,
    description: cleaned(readText(event, 'description'), DESCRIPTION),
    type: findType(event.getAllProperties('categories').flatMap(list => list.getValues().map(String))),
    meta: room ? { room } : {},
    cancelled: readText(event, 'status').toUpperCase() === 'CANCELLED',
  }
  return { key, digest: hashParts(shown), ...shown }
}

const shows = ({ start, end, series }: Draft, { from, to }: Window) =>
  start < to && (series ? series.until === null || series.until >= from : end >= from)
