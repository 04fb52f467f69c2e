/** A point, or a vector; on the canvas y goes down. */
export type Point = readonly [x: number, y: number]

export const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]
/** `a` moved along a vector, `times` its length. */
export const move = (a: Point, vector: Point, times = 1): Point => [a[0] + vector[0] * times, a[1] + vector[1] * times]
export const length = (vector: Point) => Math.hypot(vector[0], vector[1])
export const distance = (a: Point, b: Point) => length(subtract(a, b))
export const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1]
export const normal = (vector: Point): Point => [-vector[1], vector[0]]
export const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A vector of length 1 in the same direction. */
export const unit = (vector: Point): Point => {
  const size = length(vector) || 1
  return [vector[0] / size, vector[1] / size]
}

/** Where the perpendicular through a point meets a line. */
export const foot = (point: Point, a: Point, b: Point): Point => {
  const direction = unit(subtract(b, a))
  return move(a, direction, dot(direction, subtract(point, a)))
}

/** The angle at `b` between the rays to `a` and `c`, in degrees. */
export const angleBetween = (a: Point, b: Point, c: Point) => {
  const cosine = dot(unit(subtract(a, b)), unit(subtract(c, b)))
  return (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI
}

export const mean = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
]
