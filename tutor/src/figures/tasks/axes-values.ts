import type { Point } from '../canvas/points.ts'

type AxesCurve =
  | { points: readonly Point[]; smooth: boolean }
  | { affine: Point }
  /** Coefficients of a polynomial, from the constant upwards. */
  | { poly: readonly number[] }

const SAMPLES = 400
const round = (value: number) => Math.round(value * 1e6) / 1e6

const between = ([x1, y1]: Point, [x2, y2]: Point, x: number) => y1 + ((x - x1) / (x2 - x1 || 1)) * (y2 - y1)

/** The ordinate of a curve; undefined where it is not drawn, or is drawn smooth between points that are known. */
export const findOrdinate = (curve: AxesCurve, x: number): number | undefined => {
  if ('affine' in curve) return round(curve.affine[0] * x + curve.affine[1])
  if ('poly' in curve) return round(curve.poly.reduce((sum, factor, power) => sum + factor * x ** power, 0))
  const known = curve.points.find(([at]) => Math.abs(at - x) < 1e-9)
  if (known) return known[1]
  const end = curve.points.findIndex(([at]) => at > x)
  const [before, after] = [curve.points[end - 1], curve.points[end]]
  return before && after && !curve.smooth ? round(between(before, after, x)) : undefined
}

/** The abscissas at which a curve reaches an ordinate, between two ends. */
export const findAbscissas = (curve: AxesCurve, y: number, ends: { min: number; max: number }): number[] => {
  const at = (n: number) => round(ends.min + ((ends.max - ends.min) * n) / SAMPLES)
  const away = (x: number) => {
    const ordinate = findOrdinate(curve, x)
    return ordinate === undefined ? undefined : ordinate - y
  }
  const found: number[] = []
  for (let n = 0; n <= SAMPLES; n++) {
    const [x, next] = [at(n), at(n + 1)]
    const [here, there] = [away(x), n < SAMPLES ? away(next) : undefined]
    if (here === undefined) continue
    if (Math.abs(here) < 1e-6) found.push(x)
    else if (there !== undefined && Math.abs(there) >= 1e-6 && here * there < 0)
      found.push(round(x + ((next - x) * here) / (here - there)))
  }
  return found
}
