import { foot, move, type Point, radians, subtract } from '../../canvas/points.ts'
import type { GridFigure } from './schema.ts'

/** The image of a point; y goes up. */
export const findImage = (by: NonNullable<GridFigure['by']>, point: Point): Point => {
  if ('axis' in by) return move(point, subtract(foot(point, ...by.axis), point), 2)
  if ('centre' in by) return move(point, subtract(by.centre, point), 2)
  if ('vector' in by) return move(point, by.vector)
  if ('ratio' in by) return move(by.from, subtract(point, by.from), by.ratio)
  const [x, y] = subtract(point, by.around)
  const [cosine, sine] = [Math.cos(radians(by.angle)), Math.sin(radians(by.angle))]
  return move(by.around, [x * cosine - y * sine, x * sine + y * cosine])
}
