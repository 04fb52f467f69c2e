import { between, later, midnight, toInstant, type Wall } from '../platform/wall.ts'
import { type EventInput, toLocalDateTimes } from './event.ts'
import { repetitions, type Series } from './occurrences.ts'

/** Whether anything of a series is left before one of its repetitions. */
function startsBefore(series: Series, wall: Wall): boolean {
  if (series.start < wall && !series.exceptions.includes(series.start)) return true
  return repetitions(series, toInstant(series.start), toInstant(wall)).some(one => one.wall < wall)
}

/** What ends a series the day before one of its repetitions; null when nothing of it would be left. */
export function endBefore(series: Series, wall: Wall): { recurrence_end: Date; exceptions: string } | null {
  if (!startsBefore(series, wall)) return null
  return {
    recurrence_end: toInstant(later(midnight(wall), -1000)),
    exceptions: JSON.stringify(series.exceptions.filter(left => left < wall)),
  }
}

/** What is left out of the series that begins with a changed repetition: it moves as far as that one did. */
export function exceptionsFrom({ exceptions }: Series, wall: Wall, input: EventInput): Wall[] {
  const moved = between(wall, toLocalDateTimes(input).start)
  return exceptions.filter(left => left > wall).map(left => later(left, moved))
}
