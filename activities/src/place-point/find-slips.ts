import type { Spot } from '../result.ts'
import { correction } from './messages.ts'

/** `zero` is the graduation of 0, perhaps between two or beyond the axis; `step` is what a graduation is worth. */
export type ValuedAxis = { last: number; zero: number; step: number }
type Slip = { place: number[]; note: string }

const value = (axis: ValuedAxis, at: number) => Math.round((at - axis.zero) * axis.step * 1e6) / 1e6

/** A place in the values of the axes. */
export const findSpot = ([x, y]: readonly ValuedAxis[], [across = 0, up = 0]: readonly number[]): Spot => ({
  ...(x && { x: value(x, across) }),
  ...(y && { y: value(y, up) }),
})

const isSame = (a: readonly number[], b: readonly number[]) => a.every((at, n) => at === b[n])

/** The places that usual mistakes lead to: signs, and coordinates that are exchanged. Those beyond the axes are none. */
export const findSlips = (axes: readonly ValuedAxis[], right: readonly number[]): Slip[] => {
  const [x, y] = axes
  const [across = 0, up = 0] = right
  if (!x) return []
  const graduation = (axis: ValuedAxis, of: number) => Math.round((axis.zero + of / axis.step) * 1e6) / 1e6
  const turned = (axis: ValuedAxis, at: number) => 2 * axis.zero - at
  const slips: Slip[] = y
    ? [
        { place: [graduation(x, value(y, up)), graduation(y, value(x, across))], note: correction.exchanged },
        { place: [turned(x, across), up], note: correction.oppositeAcross },
        { place: [across, turned(y, up)], note: correction.oppositeUp },
        { place: [turned(x, across), turned(y, up)], note: correction.oppositeBoth },
      ]
    : [{ place: [turned(x, across)], note: correction.opposite }]
  return slips.filter(
    ({ place }, i) =>
      !isSame(place, right) &&
      place.every((at, n) => Number.isInteger(at) && at >= 0 && at <= (axes[n]?.last ?? 0)) &&
      slips.findIndex(slip => isSame(slip.place, place)) === i,
  )
}
