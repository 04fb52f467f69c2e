import { length, move, type Point, radians, subtract, unit } from '../../canvas/points.ts'

/** How far a box of this size reaches in a direction, from its middle. */
export const reach = (w: number, h: number, [x, y]: Point) => (Math.abs(x) * w + Math.abs(y) * h) / 2

type Segment = readonly [Point, Point]

/** Whether a point lies on a segment, and at none of its ends. */
export const isBetween = (at: Point, [a, b]: Segment): boolean => {
  const [toA, toB] = [subtract(a, at), subtract(b, at)]
  if (length(toA) < 0.5 || length(toB) < 0.5) return false
  const area = Math.abs(toA[0] * toB[1] - toA[1] * toB[0])
  return toA[0] * toB[0] + toA[1] * toB[1] < 0 && area / length(subtract(b, a)) < 1
}

/** The directions in which strokes leave a point; both where it lies on one. */
const findRays = (at: Point, segments: readonly Segment[]): Point[] =>
  segments.flatMap(([a, b]) => {
    const [toA, toB] = [subtract(a, at), subtract(b, at)]
    if (length(toA) < 0.5) return [unit(toB)]
    if (length(toB) < 0.5) return [unit(toA)]
    return isBetween(at, [a, b]) ? [unit(toA), unit(toB)] : []
  })

const TURNS = Array.from({ length: 24 }, (_, i): Point => [Math.cos(radians(i * 15)), Math.sin(radians(i * 15))])

/** In which direction the name of a point stands: far from the strokes that leave it, rather outside than inside. */
export const freeDirection = (at: Point, segments: readonly Segment[], centre: Point): Point => {
  const rays = findRays(at, segments)
  const outward = unit(subtract(at, centre))
  const gap = (turn: Point) =>
    Math.min(Math.PI, ...rays.map(ray => Math.acos(Math.max(-1, Math.min(1, ray[0] * turn[0] + ray[1] * turn[1])))))
  const score = (turn: Point) => Math.min(gap(turn), 1.6) + 0.35 * (turn[0] * outward[0] + turn[1] * outward[1])
  return TURNS.reduce((best, turn) => (score(turn) > score(best) + 1e-9 ? turn : best))
}

/** The middle of a label that stands beside a segment, on the side of `away`. */
export const besideSegment = ([a, b]: Segment, away: Point, w: number, h: number): Point =>
  move([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], away, reach(w, h, away) + 6)
