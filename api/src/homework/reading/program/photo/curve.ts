import { type Grey, INK, WHITE } from './grey.ts'

/** How far the lines of a page sink: the parts of a cubic over the width of the page, in points at its edge. */
export interface Curve {
  tilt: number
  bow: number
  twist: number
}

const FLAT: Curve = { tilt: 0, bow: 0, twist: 0 }
/** Shares of the width of the page: how far is looked, and the steps from coarse to fine. */
const REACH = 0.03
const STEPS = [0.005, 0.0025, 0.001] as const
/** A page whose lines are level gains nothing. */
const MIN_GAIN = 1.2

const sink = ({ tilt, bow, twist }: Curve, x: number, width: number) => {
  const t = (2 * x) / width - 1
  return tilt * t + bow * t ** 2 + twist * t ** 3
}

/** The curve at which the ink of neighbouring rows differs most; undefined for a page that is flat. */
export function measureCurve({ data, width, height }: Grey): Curve | undefined {
  const ink = Int32Array.from(data.keys().filter(i => (data[i] ?? WHITE) < INK))
  const measure = (curve: Curve) => {
    const rows = new Float64Array(2 * height)
    const sunk = Float64Array.from({ length: width }, (_, x) => sink(curve, x, width))
    for (const at of ink) {
      const y = Math.floor(at / width) - (sunk[at % width] ?? 0) + height / 2
      const row = Math.max(0, Math.min(rows.length - 1, Math.round(y)))
      rows[row] = (rows[row] ?? 0) + 1
    }
    return rows.reduce((sum, count, i) => sum + (i > 0 ? (count - (rows[i - 1] ?? 0)) ** 2 : 0), 0)
  }
  const flat = { curve: FLAT, sharpness: measure(FLAT) }
  let best = flat
  const tryCurve = (curve: Curve) => {
    const sharpness = measure(curve)
    if (sharpness > best.sharpness) best = { curve, sharpness }
  }
  // The level of a page was found from bent lines: its tilt is looked for together with the bow.
  for (let tilt = -REACH; tilt <= REACH; tilt += STEPS[0])
    for (let bow = -REACH; bow <= REACH; bow += STEPS[0]) tryCurve({ tilt: tilt * width, bow: bow * width, twist: 0 })
  for (const step of STEPS)
    for (const part of ['twist', 'tilt', 'bow', 'twist', 'tilt'] as const) {
      const around = best.curve
      for (let by = -4; by <= 4; by++) tryCurve({ ...around, [part]: around[part] + by * step * width })
    }
  return best.sharpness > MIN_GAIN * flat.sharpness ? best.curve : undefined
}

/** The page with its lines level. */
export function flatten({ data, width, height }: Grey, curve: Curve): Grey {
  const flat = new Uint8Array(data.length).fill(WHITE)
  for (let x = 0; x < width; x++) {
    const sunk = sink(curve, x, width)
    const [whole, share] = [Math.floor(sunk), sunk - Math.floor(sunk)]
    for (let y = 0; y < height; y++) {
      const from = y + whole
      if (from < 0 || from + 1 >= height) continue
      const [above, below] = [data[from * width + x] ?? WHITE, data[(from + 1) * width + x] ?? WHITE]
      flat[y * width + x] = above * (1 - share) + below * share
    }
  }
  return { data: flat, width, height }
}
