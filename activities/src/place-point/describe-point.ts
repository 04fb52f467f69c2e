import { describePlace } from '../number-line/describe-place.ts'
import { place as words } from './messages.ts'
import type { GraduatedAxis } from './shape.ts'

/** Where a point stands, in words: counted on each axis from the nearest number that is written there. */
export const describePoint = (axes: readonly GraduatedAxis[], place: readonly number[]): string => {
  const [across = '', up] = axes.map(({ labels }, n) => describePlace(labels, place[n] ?? 0))
  return up === undefined ? across : words.both(across, up)
}
