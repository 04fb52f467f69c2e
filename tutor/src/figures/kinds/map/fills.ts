import type { Canvas, Color } from '../../canvas/canvas.ts'
import type { Series } from '../../canvas/colors.ts'

/** All are hatched, each its own way: where colours are forced, a plain tint looks like land. */
const HATCHES = [
  [45, 5],
  [135, 9],
  [0, 6],
  [90, 12],
  [20, 4],
  [160, 15],
] as const

export const fillNth = (canvas: Canvas, role: Series, n: number): Color =>
  canvas.hatch(role, ...(HATCHES[n % HATCHES.length] ?? HATCHES[0]))
