import type { AxisScale } from './shape.ts'

/** A number without what adding steps left over. */
const tidy = (value: number) => Math.round(value * 1e9) / 1e9

/** Where a value stands on an axis, in the drawing's units. */
export const placeValue = ({ from, to, min, max }: AxisScale, value: number): number =>
  from + ((value - min) / (max - min)) * (to - from)

/** The value on the graduation nearest to a place; at an end where the place lies beyond the axis. */
export const readValue = ({ from, to, min, max, step }: AxisScale, place: number): number => {
  const steps = (((place - from) / (to - from)) * (max - min)) / step
  const last = Math.floor((max - min) / step + 1e-9)
  return tidy(min + Math.max(0, Math.min(last, Math.round(steps))) * step)
}
