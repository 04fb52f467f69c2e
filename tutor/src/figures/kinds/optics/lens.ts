import { Canvas, type LabelOptions } from '../../canvas/canvas.ts'
import type { Point } from '../../canvas/points.ts'
import type { OpticsFigure } from './schema.ts'

const Y = 118
const LENS = 172
const FOCUS = 292
const WIDTH = 400

/** Rays parallel to the axis meet at the focus of a converging lens. */
export const drawLens = ({ labels }: OpticsFigure, name: string): Canvas => {
  const canvas = new Canvas(WIDTH, 256, name)
  canvas.line([10, Y], [WIDTH - 10, Y], { dash: '9 4 2 4', stroke: 'soft' })
  canvas.line([LENS, 24], [LENS, 212], { width: 2.6 })
  for (const [tip, wing] of [
    [20, 34],
    [216, 202],
  ] as const)
    canvas.polyline(
      [
        [LENS - 9, wing],
        [LENS, tip],
        [LENS + 9, wing],
      ],
      { width: 2.4 },
    )
  for (const up of [-64, -32, 32, 64]) {
    const ray = { stroke: 'b', width: 2.2 } as const
    canvas.line([16, Y + up], [LENS, Y + up], ray)
    canvas.line([16, Y + up], [96, Y + up], { ...ray, arrow: true })
    canvas.line([LENS, Y + up], [FOCUS, Y], ray)
    canvas.line([FOCUS, Y], [372, Y - (up * (372 - FOCUS)) / (FOCUS - LENS)], ray)
  }
  canvas.dot([FOCUS, Y], 4)
  const set = (at: Point, text: string | undefined, options: LabelOptions = {}) =>
    text && canvas.label(at, text, { size: 14, bold: true, ...options })
  set([LENS - 16, 28], labels.lens, { anchor: 'end' })
  set([FOCUS, Y - 24], labels.focus, { halo: true })
  if (labels.distance) {
    canvas.line([LENS, 230], [FOCUS, 230], { stroke: 'a', arrow: true })
    canvas.line([FOCUS, 230], [LENS, 230], { stroke: 'a', arrow: true })
    set([(LENS + FOCUS) / 2, 250], labels.distance, { role: 'a' })
    canvas.line([FOCUS, Y + 6], [FOCUS, 226], { stroke: 'line', dash: true, width: 1.2 })
  }
  return canvas
}
