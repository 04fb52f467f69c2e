import { between, later, midnight, toInstant, toLocalDateTime, type Wall } from '../../platform/wall.ts'
import type { Series } from '../occurrences.ts'

/** From which repetition on a series is another one (RANGE=THISANDFUTURE), on the schools' clock. */
export interface Turn {
  /** Where that repetition would stand. */
  from: Wall
  /** Where it stands instead: those after it move as far. */
  start: Wall
  length: number
}

const day = (wall: Wall) => wall.slice(0, 10)

/** Whether a moved series is still one that our schema can say. */
const stays = ({ type }: Series, { from, start }: Turn) =>
  day(from) === day(start) || type === 'daily' || type === 'weekly' || type === 'biweekly'

const earlier = (a: Date | null, b: Date | null) => (a && b ? (a < b ? a : b) : (a ?? b))
/** Our series end with a day. */
const endBefore = (wall: Wall) => toInstant(later(midnight(wall), -1000))

/**
 * The parts of a series that takes turns, first the one before all of them; null for a part without any repetition. Undefined
 * where our schema has no words for one of them.
 */
export function splitSeries(series: Series, turns: readonly Turn[]): (Series | null)[] | undefined {
  if (!turns.every(turn => stays(series, turn))) return undefined
  const whole: Turn = { from: series.start, start: series.start, length: between(series.start, series.end) }
  const parts = [whole, ...turns]
  return parts.map(({ from, start, length }, n) => {
    const shift = between(from, start)
    const next = parts[n + 1]?.from
    const until = earlier(series.until, next === undefined ? null : endBefore(next))
    if (until && until < toInstant(midnight(from))) return null
    return {
      type: series.type,
      start,
      end: later(start, length),
      until: until && toInstant(later(toLocalDateTime(until), next === undefined ? shift : 0)),
      exceptions: series.exceptions
        .filter(wall => wall >= from && (next === undefined || wall < next))
        .map(wall => later(wall, shift)),
    }
  })
}
