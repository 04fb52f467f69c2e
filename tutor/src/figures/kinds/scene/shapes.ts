import type { Canvas } from '../../canvas/canvas.ts'
import { type Role, type Series, tint } from '../../canvas/colors.ts'
import type { Point } from '../../canvas/points.ts'

/** A hollow tube along a path: a vessel, a bowel, a pipe. */
export const drawTube = (canvas: Canvas, d: string, role: Series, width: number) => {
  canvas.path(d, { stroke: role, width })
  canvas.path(d, { stroke: tint(role), width: width - 4 })
}

/** A shape in a series' tint and stroke. */
export const drawBody = (canvas: Canvas, d: string, role: Series, width = 2) => {
  canvas.path(d, { fill: tint(role), stroke: role, width })
}

/** The same path on both sides of a vertical axis: `d` may hold absolute commands only, each with pairs of numbers. */
export const mirrorPath = (d: string, axis: number) =>
  d.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x: string, y: string) => `${2 * axis - Number(x)} ${y}`)

/** An arrow that says where something goes. */
export const drawFlow = (canvas: Canvas, from: Point, to: Point, role: Role = 'ink') => {
  canvas.line(from, to, { stroke: role, width: 2.4, arrow: true })
}
