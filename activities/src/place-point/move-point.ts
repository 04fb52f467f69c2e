import { moveByKey } from '../number-line/move-point.ts'
import type { GraduatedAxis } from './shape.ts'

const UP_AND_DOWN = new Set(['ArrowUp', 'ArrowDown'])

/** Where a point comes in by keyboard: at the lower end of a line, at the middle between two axes. */
const findStart = (axes: readonly GraduatedAxis[]) =>
  axes.length === 1 ? undefined : axes.map(({ last }) => Math.round(last / 2))

/**
 * Where a key moves a point to; undefined for any other key. Between two axes ↑ and ↓ move it along the second one, Home and End
 * along the first.
 */
export const movePoint = (
  key: string,
  place: readonly number[] | undefined,
  axes: readonly GraduatedAxis[],
): number[] | undefined => {
  const start = place ?? findStart(axes)
  const along = axes.length > 1 && UP_AND_DOWN.has(key) ? 1 : 0
  const to = moveByKey(key, start?.[along], axes[along]?.last ?? 0)
  if (to === undefined) return undefined
  if (!place && start) return [...start]
  return axes.map((_, n) => (n === along ? to : (start?.[n] ?? 0)))
}
