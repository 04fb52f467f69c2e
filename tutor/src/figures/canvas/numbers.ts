import { french } from '../../maths/format.ts'
import { rational } from '../../maths/rational.ts'

/** A number in an attribute, to a tenth of a pixel. */
export const px = (value: number) => {
  const rounded = Math.round(value * 10) / 10
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.')
}

/** A number as it is read on a figure: « −1,5 ». */
export const written = (value: number) => french(rational(Math.round(value * 1e6), 1e6))

/** The values from `min` to `max`, one at each step. */
export const steps = ({ min, max, step }: { min: number; max: number; step: number }): number[] =>
  Array.from({ length: Math.floor((max - min) / step + 1e-9) + 1 }, (_, i) => Math.round((min + i * step) * 1e9) / 1e9)
