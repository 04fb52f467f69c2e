import { type Grey, INK } from './grey.ts'

/** From coarse to fine: degrees to both sides, and the step. */
const PASSES = [
  [6, 0.5],
  [0.5, 0.1],
] as const

/** Lines that go up and down are sharper so many times. */
const UPRIGHT_LINES = 1.5

/** Whether the lines of print go up and down: the page lies on its side. */
export function hasUprightLines(page: Grey): boolean {
  const across = { ...page, width: page.height, height: page.width, data: new Uint8Array(page.data.length) }
  for (const [i, shade] of page.data.entries())
    across.data[(i % page.width) * page.height + Math.floor(i / page.width)] = shade
  // A longer line has more ink in a row of points.
  const share = (one: Grey) => findSharpest(one).sharpness / one.width
  return share(across) > UPRIGHT_LINES * share(page)
}

/** Degrees by which lines lean. */
export const measureLean = (page: Grey): number => findSharpest(page).degrees

/** The turn at which the ink of neighbouring rows differs most, and by how much. */
function findSharpest({ data, width, height }: Grey): { degrees: number; sharpness: number } {
  const ink: (readonly [number, number])[] = []
  for (const [i, shade] of data.entries()) if (shade < INK) ink.push([i % width, Math.floor(i / width)])
  const measure = (degrees: number) => {
    const slope = Math.tan((degrees * Math.PI) / 180)
    const rows = new Float64Array(height * 2)
    for (const [x, y] of ink) {
      const row = Math.max(0, Math.min(rows.length - 1, Math.round(y - x * slope + height / 2)))
      rows[row] = (rows[row] ?? 0) + 1
    }
    return rows.reduce((sum, count, i) => sum + (i > 0 ? (count - (rows[i - 1] ?? 0)) ** 2 : 0), 0)
  }
  let best = { degrees: 0, sharpness: measure(0) }
  for (const [reach, step] of PASSES) {
    const around = best.degrees
    for (let degrees = around - reach; degrees <= around + reach + 1e-9; degrees += step) {
      const sharpness = measure(degrees)
      if (sharpness > best.sharpness) best = { degrees, sharpness }
    }
  }
  return best
}
