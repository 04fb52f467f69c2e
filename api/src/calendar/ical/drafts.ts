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

/** A repetition that was changed. */
interface Changed extends Parsed {
  at: Date
  start: Written
}

const toSource = ({ item, event }: Parsed): Source => ({ event, isTask: item.kind === 'VTODO' })
const readSequence = ({ event }: Parsed) => Number(event.getFirstPropertyValue('sequence')) || 0
const readStart = ({ event }: Parsed, clocks: Clocks) => readTimes(event.getFirstProperty('dtstart'), clocks)[0]
const isFollowing = ({ event }: Parsed) =>
  /^thisandfuture$/i.test(String(event.getFirstProperty('recurrence-id')?.getFirstParameter('range') ?? ''))

/** The drafts of what shares a name: an event, its repetitions, and those of them that were changed. */
export function toDrafts(uid: string, alike: readonly Parsed[], context: Context): Draft[] {
  const { clocks, fail } = context
  const mains: (Parsed & { start: Written })[] = []
  const changed = new Map<string, Changed>()
  for (const parsed of alike) {
    const start = readStart(parsed, clocks)
    if (!start) {
      fail(parsed.item, new Unreadable('date'))
      continue
    }
    const [name] = readTimes(parsed.event.getFirstProperty('recurrence-id'), clocks)
    if (!name) mains.push({ ...parsed, start })
    else {
      const at = name.clock(name.wall)
      const key = `${+at} ${isFollowing(parsed)}`
      const before = changed.get(key)
      if (!before || readSequence(parsed) >= readSequence(before)) changed.set(key, { ...parsed, at, start })
    }
  }
  const { latest, others } = sortMains(mains)
  const following = [...changed.values()].filter(isFollowing).sort((a, b) => +a.at - +b.at)
  const singles = [...changed.values()].filter(one => !isFollowing(one))
  return [
    ...(latest ? mainDrafts(hashParts(uid), uid, latest, { singles, following }, context) : []),
    ...others.flatMap(other => mainDrafts(hashParts(uid, other.start.wall), uid, other, NOTHING, context)),
    ...(latest ? singles : [...changed.values()]).map(one =>
      once(hashParts(uid, +one.at), toSource(one), startsAt(one), one.start, clocks),
    ),
  ]
}

const NOTHING = { singles: [], following: [] }
const startsAt = ({ start }: Changed) => start.clock(start.wall)

/** The latest version of an event; and those that share its name by mistake, since they stand elsewhere. */
function sortMains<Main extends Parsed & { start: Written }>(mains: readonly Main[]) {
  const newest = Math.max(...mains.map(readSequence))
  const byStart = new Map(mains.filter(one => readSequence(one) === newest).map(one => [one.start.wall, one]))
  const [latest, ...others] = byStart.values()
  return { latest, others }
}

interface Changes {
  singles: readonly Changed[]
  following: readonly Changed[]
}

function mainDrafts(
  key: string,
  uid: string,
  main: Parsed & { start: Written },
  changes: Changes,
  context: Context,
): Draft[] {
  const { event, start } = main
  const { clocks, window } = context
  const rules = event.getAllProperties('rrule').map(rule => rule.getFirstValue() as ICAL.Recur)
  const extra = event.getAllProperties('rdate').flatMap(dates => readTimes(dates, clocks))
  if (rules.length + extra.length === 0) return [once(key, toSource(main), start.clock(start.wall), start, clocks)]
  const left = event
    .getAllProperties('exdate')
    .flatMap(dates => readTimes(dates, clocks))
    .map(({ wall, isDay, clock }) => (isDay ? wall.slice(0, 10) : toLocalDateTime(clock(wall))))
  const moved = changes.singles.map(({ at }) => toLocalDateTime(at))
  const time = event.getFirstPropertyValue('dtstart') as ICAL.Time
  const length = readLength(event, start, clocks)
  const whole: Repeated = { start, time, length, rules, extra, left: [...left, ...moved] }
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
