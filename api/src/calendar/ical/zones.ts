import { TZDate } from '@date-fns/tz'
import ICAL from 'ical.js'
import { later, toInstant, toLocalDateTime, type Wall } from '../../platform/wall.ts'
import type { Window } from './types.ts'

/** A clock: the instant at which it shows a wall time. */
export type Clock = (wall: Wall) => Date

const utc: Clock = wall => new Date(`${wall}Z`)
const MOST_CLOCKS = 20
const DAY_MS = 86_400_000
const noon = (at: Date): Wall => `${toLocalDateTime(at).slice(0, 10)}T12:00:00`

const named = (zone: string): Clock =>
  function clock(wall) {
    const [year, month, day, hour, minute, second] = splitLocalDateTime(wall)
    return new Date(new TZDate(year, month - 1, day, hour, minute, second, zone).getTime())
  }

const described = (zone: ICAL.Timezone): Clock =>
  function clock(wall) {
    const [year, month, day, hour, minute, second] = splitLocalDateTime(wall)
    const time = ICAL.Time.fromData({ year, month, day, hour, minute, second, isDate: false }, zone)
    return new Date(time.toUnixTime() * 1000)
  }

/** The same times come again and again, and asking a zone is dear. */
function remembered(clock: Clock): Clock {
  const known = new Map<Wall, Date>()
  return wall => {
    const at = known.get(wall) ?? clock(wall)
    known.set(wall, at)
    return at
  }
}

const splitLocalDateTime = (wall: Wall) =>
  wall.split(/[-T:]/).map(Number) as [number, number, number, number, number, number]

function isKnown(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('fr', { timeZone: zone }))
  } catch {
    return false
  }
}

/** The clocks of a calendar, by the names its events use. */
export function buildClocks(calendars: readonly ICAL.Component[], { from, to }: Window) {
  const own = new Map<string, ICAL.Component>()
  for (const calendar of calendars) {
    for (const zone of calendar.getAllSubcomponents('vtimezone'))
      own.set(String(zone.getFirstPropertyValue('tzid')), zone)
  }
  const onTheWall = remembered(toInstant)
  const clocks = new Map<string, Clock>()
  const likeParis = new Map<Clock, boolean>([[onTheWall, true]])

  /** A name of the tz database is trusted before the description in the file, which often is an old one. */
  function found(id: string): Clock {
    if (isKnown(id)) return remembered(named(id))
    const description = own.get(id)
    if (description) return remembered(described(new ICAL.Timezone({ component: description, tzid: id })))
    const ending = /[A-Za-z_]+\/[A-Za-z_]+$/.exec(id)?.[0]
    return ending && isKnown(ending) ? remembered(named(ending)) : onTheWall
  }

  return {
    /** A time without a zone means the clock on the wall, which is that of Paris. */
    of(id: string | undefined): Clock {
      if (id === undefined) return onTheWall
      if (id === 'Z') return utc
      const clock = clocks.get(id) ?? (clocks.size < MOST_CLOCKS ? found(id) : onTheWall)
      clocks.set(id, clock)
      return clock
    },

    /** Whether a clock shows what the clock of Paris shows, whatever the season. */
    isParis(clock: Clock): boolean {
      const known = likeParis.get(clock)
      if (known !== undefined) return known
      let same = true
      // At noon: the hour of a change has no wall time, or two.
      for (let wall = noon(from); same && wall < noon(to); wall = later(wall, DAY_MS)) {
        same = +clock(wall) === +toInstant(wall)
      }
      likeParis.set(clock, same)
      return same
    },
  }
}
export type Clocks = ReturnType<typeof buildClocks>
