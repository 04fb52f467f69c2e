import { distance, foot, middle, move, normal, type Point, radians, subtract, unit } from '../../canvas/points.ts'
import type { GeometryFigure, Where } from './schema.ts'

/** `AB′` is A and B′. */
export const splitNames = (names: string): string[] => names.match(/_?[A-Z][\d′]?/g) ?? []

const mirror = (m: Point, through: Point): Point => move(m, subtract(through, m), 2)

const meet = (a: Point, b: Point, c: Point, d: Point): Point => {
  const [u, v, w] = [subtract(b, a), subtract(d, c), subtract(c, a)]
  const cross = u[0] * v[1] - u[1] * v[0]
  if (Math.abs(cross) < 1e-9) throw new Error('parallel lines do not meet')
  return move(a, u, (w[0] * v[1] - w[1] * v[0]) / cross)
}

/** The point at the distances `toA` and `toB`, on the left of the way from a to b. */
const apex = (a: Point, b: Point, [toA, toB]: readonly [number, number]): Point => {
  const base = distance(a, b)
  const along = (toA ** 2 - toB ** 2 + base ** 2) / (2 * base)
  const up = toA ** 2 - along ** 2
  if (up < -1e-9) throw new Error(`no triangle has the sides ${base}, ${toA}, ${toB}`)
  const direction = unit(subtract(b, a))
  return move(move(a, direction, along), normal(direction), Math.sqrt(Math.max(0, up)))
}

/**
 * The points of a figure by name; y goes up. They may stand in any order: a database keeps none.
 * Throws when one is built from a point that is not there, or from itself.
 */
export const placePoints = (points: GeometryFigure['points']): Map<string, Point> => {
  const given = new Map(Object.entries(points))
  const placed = new Map<string, Point>()
  const pending = new Set<string>()
  const findPoint = (name: string): Point => {
    const known = placed.get(name)
    if (known) return known
    const where = given.get(name)
    if (!where || pending.has(name))
      throw new Error(where ? `${name} is built from itself` : `there is no point ${name}`)
    pending.add(name)
    const point = place(where)
    placed.set(name, point)
    return point
  }
  const find = (names: string) => splitNames(names).map(findPoint) as [Point, Point, Point, Point]
  const place = (where: Where): Point => {
    if (Array.isArray(where)) return where
    if ('mid' in where) return middle(find(where.mid)[0], find(where.mid)[1])
    if ('on' in where) {
      const [a, b] = find(where.on)
      return move(a, subtract(b, a), where.ratio)
    }
    if ('from' in where) {
      const turn = radians(where.angle)
      return move(find(where.from)[0], [Math.cos(turn), Math.sin(turn)], where.distance)
    }
    if ('foot' in where) return foot(...(find(where.foot).slice(0, 3) as [Point, Point, Point]))
    if ('central' in where) return mirror(find(where.central)[0], find(where.central)[1])
    if ('mirror' in where) {
      const [m, a, b] = find(where.mirror)
      return mirror(m, foot(m, a, b))
    }
    if ('meet' in where) return meet(...find(where.meet))
    const [a, b] = find(where.base)
    return apex(a, b, where.sides)
  }
  for (const name of given.keys()) findPoint(name)
  return placed
}
