import type { Place } from './frame.ts'
import type { FigureTarget } from './shape.ts'

/** How far a finger may be from what it means, in the drawing's units. */
const REACH = 34

const between = (value: number, from: number, length: number) => Math.max(from - value, 0, value - from - length)

const distance = ([x, y]: Place, [px, py]: Place) => Math.hypot(x - px, y - py)

/** How far a place is from a target: from its number, from what the number points at, or from its box. */
const measureDistance = ({ at, to, box }: FigureTarget, place: Place): number =>
  Math.min(
    distance(at, place),
    to ? distance(to, place) : Number.POSITIVE_INFINITY,
    box ? Math.hypot(between(place[0], box.x, box.w), between(place[1], box.y, box.h)) : Number.POSITIVE_INFINITY,
  )

/** The target nearest to a place; undefined where all are further than a finger reaches. */
export const findTarget = (targets: readonly FigureTarget[], place: Place): FigureTarget | undefined => {
  const [nearest] = targets
    .map(target => ({ target, away: measureDistance(target, place) }))
    .sort((a, b) => a.away - b.away)
  return nearest && nearest.away <= REACH ? nearest.target : undefined
}

/** The place in a row that a key moves the focus to, the first one following the last; undefined for any other key. */
export const moveFocus = (key: string, from: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (from + 1) % count
    case 'ArrowLeft':
    case 'ArrowUp':
      return (from + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** How far the next target is from a target, as a share of the drawing's width: two buttons have to fit in between. */
export const measureRoom = (targets: readonly FigureTarget[], { id, at }: FigureTarget, width: number): number =>
  Math.min(1, ...targets.filter(other => other.id !== id).map(other => distance(other.at, at) / width))
