import type ICAL from 'ical.js'
import { plainLine, plainText } from '../../platform/plain-text.ts'
import { later, midnight, toInstant, toLocalDateTime } from '../../platform/wall.ts'
import type { Series } from '../occurrences.ts'
import { readLesson } from './lesson.ts'
import { words } from './messages.ts'
import { findEnd, readEnd, readLength, type Written } from './times.ts'
import type { Draft } from './types.ts'
import { findType, hashParts, readText } from './words.ts'
import type { Clocks } from './zones.ts'

const TITLE = 200
const DESCRIPTION = 4000
const UNTITLED = '—'
const DAY_MS = 86_400_000

/** An event or a task for the library. */
export interface Source {
  event: ICAL.Component
  isTask: boolean
}

/** Where it stands. */
interface Place {
  start: Date
  end: Date
  allDay: boolean
  series: Series | null
}

const withDigest = (key: string, shown: Omit<Draft, 'key' | 'digest'>): Draft => ({
  key,
  digest: hashParts(shown),
  ...shown,
})

/** An event at a place in time. */
function toDraft(key: string, { event, isTask }: Source, place: Place): Draft {
  const status = readText(event, 'status').toUpperCase()
  const categories = event.getAllProperties('categories').flatMap(list => list.getValues().map(String))
  const said = {
    categories,
    summary: readText(event, 'summary'),
    description: readText(event, 'description'),
    location: readText(event, 'location'),
  }
  const task = isTask ? asTask(place) : null
  const shown = {
    ...place,
    ...task?.place,
    type: task ? ('homework' as const) : findType(categories),
    cancelled: status === 'CANCELLED',
    done: isTask && isDone(event, status),
  }
  const lesson = task ? undefined : readLesson(said)
  if (lesson) {
    const { subject, teacher, room, note, type, cancelled } = lesson
    const meta = { ...(room && { room }), subject, ...(teacher && { teacher }) }
    return withDigest(key, {
      ...shown,
      type,
      title: subject,
      description: note,
      meta,
      cancelled: shown.cancelled || cancelled,
    })
  }
  const room = plainLine(said.location, TITLE)
  const title = plainLine(said.summary, TITLE) || UNTITLED
  const description = [plainText(said.description, DESCRIPTION), task?.due].filter(Boolean).join('\n')
  return withDigest(key, { ...shown, title, description, meta: room ? { room } : {} })
}

const isDone = (event: ICAL.Component, status: string) =>
  status === 'COMPLETED' ||
  event.hasProperty('completed') ||
  Number(event.getFirstPropertyValue('percent-complete')) === 100

/** Work to do belongs to the day by which it is due; its hour is said. */
function asTask({ start, allDay, series }: Place) {
  const wall = toLocalDateTime(start)
  const day = midnight(wall)
  const place = { start: toInstant(day), end: toInstant(later(day, DAY_MS)), allDay: true }
  const whole = series && { ...series, start: midnight(series.start), end: later(midnight(series.start), DAY_MS) }
  const due = allDay || wall === day ? '' : words.dueBefore(wall.slice(11, 16))
  return { place: { ...place, series: whole && { ...whole, exceptions: whole.exceptions.map(midnight) } }, due }
}

/** An event at one place in time. */
export function once(key: string, source: Source, at: Date, start: Written, clocks: Clocks): Draft {
  const written =
    start.isDay || at.getTime() !== start.clock(start.wall).getTime() ? undefined : readEnd(source.event, at, clocks)
  const end = written ?? toInstant(findEnd(toLocalDateTime(at), readLength(source.event, start, clocks), start.isDay))
  return toDraft(key, source, { start: at, end: end < at ? at : end, allDay: start.isDay, series: null })
}

/** An event that repeats in the words of our schema. */
export const repeated = (key: string, source: Source, series: Series, allDay: boolean): Draft =>
  toDraft(key, source, { start: toInstant(series.start), end: toInstant(series.end), allDay, series })
