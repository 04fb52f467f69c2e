import type { Item, Window } from '@ariane/shared/ical'
import type ICAL from 'ical.js'
import { later, toInstant, toLocalDateTime } from '../../platform/wall.ts'
import { Unreadable } from './component.ts'
import { once, repeated, type Source } from './draft.ts'
import { splitSeries, type Turn } from './following.ts'
import { expressed, laidOut, type Repeated } from './rules.ts'
import { findEnd, readLength, readTimes, type Written } from './times.ts'
import type { Draft } from './types.ts'
import { hashParts } from './words.ts'
import type { Clocks } from './zones.ts'

/** An event of a file, read by the library. */
export interface Parsed {
  item: Item
  event: ICAL.Component
}

interface Context {
  clocks: Clocks
  window: Window
  /** Told of what cannot be read. */
  fail(item: Item, error: unknown): void
}

interface Main extends Parsed {
  start: Written
}

/** A repetition that was changed. */
interface Changed extends Parsed {
  at: Date
  start: Written
  /** What it takes the place of. */
  left: Left
}

/** A start that is left out, on the schools' clock; a day means whatever starts on it. */
type Left = string

const toSource = ({ item, event }: Parsed): Source => ({ event, isTask: item.kind === 'VTODO' })
const readSequence = ({ event }: Parsed) => Number(event.getFirstPropertyValue('sequence')) || 0
const readStamp = ({ event }: Parsed) => String(event.getFirstPropertyValue('dtstamp') ?? '')
const readStart = ({ event }: Parsed, clocks: Clocks) => readTimes(event.getFirstProperty('dtstart'), clocks)[0]
const isFollowing = ({ event }: Parsed) =>
  /^thisandfuture$/i.test(String(event.getFirstProperty('recurrence-id')?.getFirstParameter('range') ?? ''))
function isNewer(one: Parsed, other: Parsed): boolean {
  const [sequence, before] = [readSequence(one), readSequence(other)]
  if (sequence !== before) return sequence > before
  return readStamp(other) !== '' && readStamp(one) > readStamp(other)
}

/** The drafts of what shares a name: an event, its repetitions, and those of them that were changed. */
export function toDrafts(uid: string, alike: readonly Parsed[], context: Context): Draft[] {
  const { clocks, fail } = context
  const mains: Main[] = []
  const others: (Main & { name: Written })[] = []
  for (const parsed of alike) {
    const start = readStart(parsed, clocks)
    const [name] = readTimes(parsed.event.getFirstProperty('recurrence-id'), clocks)
    if (!start) fail(parsed.item, new Unreadable('date'))
    else if (name) others.push({ ...parsed, start, name })
    else mains.push({ ...parsed, start })
  }
  const { latest, elsewhere } = sortMains(mains)
  const changed = new Map<string, Changed>()
  const excepted = latest ? readExceptions(latest, clocks) : []
  for (const { name, ...parsed } of others) {
    const { at, left } = readName(name, latest)
    const isGone = latest && isNewer(latest, parsed) && excepted.some(one => isSameStart(one, left))
    const key = `${+at} ${isFollowing(parsed)}`
    const before = changed.get(key)
    if (!isGone && (!before || readSequence(parsed) >= readSequence(before))) changed.set(key, { ...parsed, at, left })
  }
  const following = [...changed.values()].filter(isFollowing).sort((a, b) => +a.at - +b.at)
  const singles = [...changed.values()].filter(one => !isFollowing(one))
  return [
    ...(latest ? mainDrafts(hashParts(uid), uid, latest, { singles, following }, context) : []),
    ...elsewhere.flatMap(other => mainDrafts(hashParts(uid, other.start.wall), uid, other, NOTHING, context)),
    ...(latest ? singles : [...changed.values()]).map(one =>
      once(hashParts(uid, +one.at), toSource(one), startsAt(one), one.start, clocks),
    ),
  ]
}

const isSameStart = (a: Left, b: Left) => a === b || a.slice(0, 10) === b || b.slice(0, 10) === a

/** Whether it has one repetition a day at most, so that a day names one. */
const isOnceADay = ({ event }: Parsed) =>
  event.getAllProperties('rrule').every(property => {
    const { freq, parts } = property.getFirstValue() as ICAL.Recur
    return ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].includes(freq) && !('BYHOUR' in parts)
  })

const atItsHour = (day: string, start: Written): Written => ({ ...start, wall: `${day}${start.wall.slice(10)}` })

/** Which repetition is named: by its start, by its day, or, as Exchange does, by the midnight of its day. */
function readName({ wall, isDay, clock }: Written, main: Main | undefined): { at: Date; left: Left } {
  const at = clock(wall)
  const local = toLocalDateTime(at)
  if (!main) return { at, left: isDay ? wall.slice(0, 10) : local }
  const start = toLocalDateTime(main.start.clock(main.start.wall))
  const isAtItsHour = local.slice(10) === start.slice(10) || !isOnceADay(main)
  const itsMidnight = isAtItsHour ? undefined : [wall, local].find(one => one.endsWith('T00:00:00'))
  if (!isDay && !itsMidnight && !main.start.isDay) return { at, left: local }
  const day = (isDay ? wall : (itsMidnight ?? local)).slice(0, 10)
  const named = main.start.clock(atItsHour(day, main.start).wall)
  // Its day on its own clock may be another one here.
  return { at: named, left: isOnceADay(main) ? toLocalDateTime(named) : day }
}

const readExceptions = (main: Main, clocks: Clocks): Left[] =>
  main.event
    .getAllProperties('exdate')
    .flatMap(dates => readTimes(dates, clocks))
    .map(name => readName(name, main).left)

const NOTHING = { singles: [], following: [] }
const startsAt = ({ start }: Changed) => start.clock(start.wall)

/** The latest version of an event; and those that share its name by mistake, since they stand elsewhere. */
function sortMains(mains: readonly Main[]) {
  const newest = Math.max(...mains.map(readSequence))
  const byStart = new Map(mains.filter(one => readSequence(one) === newest).map(one => [one.start.wall, one]))
  const [latest, ...elsewhere] = byStart.values()
  return { latest, elsewhere }
}

interface Changes {
  singles: readonly Changed[]
  following: readonly Changed[]
}

function mainDrafts(key: string, uid: string, main: Main, changes: Changes, context: Context): Draft[] {
  const { event, start } = main
  const { clocks, window } = context
  const rules = event.getAllProperties('rrule').map(rule => rule.getFirstValue() as ICAL.Recur)
  const extra = event
    .getAllProperties('rdate')
    .flatMap(dates => readTimes(dates, clocks))
    .map(one => (one.isDay ? atItsHour(one.wall.slice(0, 10), start) : one))
  if (rules.length + extra.length === 0) return [once(key, toSource(main), start.clock(start.wall), start, clocks)]
  const left = [...readExceptions(main, clocks), ...changes.singles.map(one => one.left)]
  const time = event.getFirstPropertyValue('dtstart') as ICAL.Time
  const length = readLength(event, start, clocks)
  const whole: Repeated = { start, time, length, rules, extra, left }
  const sources = [main, ...changes.following]
  const turns = changes.following.map(
    (one): Turn => ({
      from: toLocalDateTime(one.at),
      start: toLocalDateTime(startsAt(one)),
      length: readLength(one.event, one.start, clocks),
    }),
  )
  const series = expressed(whole, clocks)
  const parts = series && splitSeries({ ...series, end: findEnd(series.start, length, start.isDay) }, turns)
  if (parts) {
    return parts.flatMap((part, n) => {
      const source = sources[n] as Parsed
      const own = n === 0 ? key : hashParts(uid, 'from', turns[n - 1]?.from)
      return part ? [repeated(own, toSource(source), part, (changes.following[n - 1] ?? main).start.isDay)] : []
    })
  }
  return laidOut(whole, window).map(at => {
    const n = changes.following.findLastIndex(turn => turn.at <= at)
    const turn = changes.following[n]
    if (!turn) return once(hashParts(uid, +at), toSource(main), at, start, clocks)
    const shift = +startsAt(turn) - +turn.at
    const moved = shift === 0 ? at : toInstant(later(toLocalDateTime(at), shift))
    return once(hashParts(uid, +at), toSource(turn), moved, turn.start, clocks)
  })
}
