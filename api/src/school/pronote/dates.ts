import { refuse } from '../failure.ts'
import type { Day, Wall } from '../types.ts'

const FORMAT = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: (\d{1,2}):(\d{1,2}):(\d{1,2}))?$/
const DAY_MS = 86_400_000

/** '23/11/2026 08:00:00' or '23/11/2026', on the schools' clock. */
export function parseLocalDateTime(text: string): Wall {
  const parts = FORMAT.exec(text) ?? refuse('protocol_changed')
  // Without an hour its groups are undefined, whatever their type says.
  const groups: readonly (string | undefined)[] = parts.slice(1)
  const [day, month, year, hours, minutes, seconds] = groups.map(part => (part ?? '0').padStart(2, '0'))
  const wall = `${year}-${month}-${day}T${hours}:${minutes}:${seconds}`
  return Number.isNaN(Date.parse(`${wall}Z`)) ? refuse('protocol_changed') : wall
}

export const parseDay = (text: string): Day => parseLocalDateTime(text).slice(0, 10)

/** How the school numbers the week of a day: the first Monday begins week 1. */
export const weekNumber = (day: Day, firstMonday: Day) =>
  1 + Math.floor((Date.parse(day) - Date.parse(firstMonday)) / (7 * DAY_MS))
