import { schoolZone } from '@ariane/shared/dates'
import type { Window } from '@ariane/shared/ical'
import { TZDate } from '@date-fns/tz'
import ICAL from 'ical.js'
import { findIana } from 'windows-iana'
import { later, toInstant, toLocalDateTime, type Wall } from '../../platform/wall.ts'

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

/** A description of a zone, by its name; a broken one describes nothing. */
function readZone(lines: readonly string[]): [string, ICAL.Component] | undefined {
  try {
    const component = new ICAL.Component(ICAL.parse(lines.join('\n')) as never)
    return [String(component.getFirstPropertyValue('tzid')), component]
  } catch {
    return undefined
  }
}

/** Windows has its own names, and Outlook numbers them when it meets one twice: 'Eastern Standard Time 1'. */
const fromWindows = (id: string) => findIana(id)[0] ?? findIana(id.replace(/ \d+$/, ''))[0]

/** The clocks of a calendar, by the names its events use; `own` is the zone that it gives for itself. */
export function buildClocks(zones: readonly (readonly string[])[], { from, to }: Window, own = '') {
  const descriptions = new Map(zones.map(readZone).filter(zone => zone !== undefined))
  const onTheWall = remembered(toInstant)
  const clocks = new Map<string, Clock>()
  const unknown = new Set<string>()
  const likeSchools = new Map<Clock, boolean>([[onTheWall, true]])

  /** A name of the tz database is trusted before the description in the file, which often is an old one. */
  function found(id: string): Clock {
    if (id === schoolZone()) return onTheWall
    if (isKnown(id)) return remembered(named(id))
    const windows = fromWindows(id)
    if (windows) return remembered(named(windows))
    const description = descriptions.get(id)
    if (description) return remembered(described(new ICAL.Timezone({ component: description, tzid: id })))
    const ending = /[A-Za-z_]+\/[A-Za-z_]+$/.exec(id)?.[0]
    if (ending && isKnown(ending)) return remembered(named(ending))
    unknown.add(id)
    return onTheWall
  }

  return {
    /** A day is one on the schools' clock. */
    day: onTheWall,

    /** A time without a zone is of the calendar's own, or means the clock on the wall, which is theirs. */
    of(id: string | undefined = own || undefined): Clock {
      if (id === undefined) return onTheWall
      if (id === 'Z') return utc
      const clock = clocks.get(id) ?? (clocks.size < MOST_CLOCKS ? found(id) : onTheWall)
      clocks.set(id, clock)
      return clock
    },

    /** Names that nobody knows. */
    unknown: (): string[] => [...unknown],

    /** Whether a clock shows what the schools' clock shows, whatever the season. */
    isSchools(clock: Clock): boolean {
      const known = likeSchools.get(clock)
      if (known !== undefined) return known
      let same = true
      // At noon: the hour of a change has no wall time, or two.
      for (let wall = noon(from); same && wall < noon(to); wall = later(wall, DAY_MS)) {
        same = +clock(wall) === +toInstant(wall)
      }
      likeSchools.set(clock, same)
      return same
    },
  }
}
/** The clocks of a calendar. */
export type Clocks = ReturnType<typeof buildClocks>
