import { px } from './numbers.ts'
import type { Point } from './points.ts'

const slope = (a: Point, b: Point) => (b[1] - a[1]) / (b[0] - a[0])

/** A monotone cubic through points from left to right: it shows no wave that the data do not have. */
export const curveThrough = (points: readonly Point[]): string => {
  const slopes = points.map((point, i) => {
    const [before, after] = [points[i - 1], points[i + 1]]
    if (!before || !after) return slope(before ?? point, before ? point : (after ?? point))
    const [s, t] = [slope(before, point), slope(point, after)]
    return s * t <= 0 ? 0 : (2 * s * t) / (s + t)
  })
  return points
    .map(([x, y], i) => {
      const before = points[i - 1]
      if (!before) return `M${px(x)} ${px(y)}`
      const third = (x - before[0]) / 3
      const [from, to] = [slopes[i - 1] ?? 0, slopes[i] ?? 0]
      return `C${px(before[0] + third)} ${px(before[1] + third * from)} ${px(x - third)} ${px(y - third * to)} ${px(x)} ${px(y)}`
    })
    .join('')
}
