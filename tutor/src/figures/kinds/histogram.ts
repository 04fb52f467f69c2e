import { z } from 'zod'
import { Canvas } from '../canvas/canvas.ts'
import { steps, written } from '../canvas/numbers.ts'
import { type Drawing, figureKind, Label } from '../parts.ts'
import { sayLevel } from '../tasks/say-level.ts'

export const HistogramFigure = figureKind('histogram', {
  /** What is measured, and what is counted. */
  x: Label,
  y: Label,
  /** Where classes begin and end, one more than there are values. */
  bounds: z.array(z.number()).min(3).max(11),
  values: z.array(z.number().nonnegative()).min(2).max(10),
  step: z.number().positive(),
  showValues: z.boolean().default(false),
})
type HistogramFigure = z.output<typeof HistogramFigure>

const WIDTH = 400
const PLOT = { left: 52, right: WIDTH - 24, top: 40, height: 210 }

/** Classes side by side, without gaps: the height is how many there are in each. */
export const drawHistogram = (figure: HistogramFigure, name: string): Drawing => {
  const { x, y, bounds, values, step } = figure
  const { left, right, top, height } = PLOT
  const bottom = top + height
  const canvas = new Canvas(WIDTH, bottom + 54, name)
  const max = Math.ceil(Math.max(...values) / step) * step
  const [first, last] = [bounds[0] ?? 0, bounds.at(-1) ?? 1]
  const across = (value: number) => left + ((value - first) / (last - first)) * (right - left)
  const up = (value: number) => bottom - (value / max) * height
  for (const value of steps({ min: 0, max, step })) {
    canvas.line([left, up(value)], [right, up(value)], { stroke: 'grid', width: 1 })
    canvas.label([left - 7, up(value)], written(value), { anchor: 'end', middle: true, size: 13 })
  }
  values.forEach((value, i) => {
    const from = across(bounds[i] ?? first)
    const to = across(bounds[i + 1] ?? last)
    canvas.rect({ x: from, y: up(value), w: to - from, h: bottom - up(value) }, { fill: 'ta', stroke: 'a', width: 2 })
    if (figure.showValues)
      canvas.label([(from + to) / 2, up(value) - 6], written(value), { bold: true, size: 13, halo: true })
  })
  canvas.line([left, bottom], [left, top - 14], { arrow: true })
  canvas.line([left, bottom], [right + 14, bottom], { arrow: true })
  for (const bound of bounds) {
    canvas.line([across(bound), bottom], [across(bound), bottom + 5])
    canvas.label([across(bound), bottom + 20], written(bound), { size: 13 })
  }
  canvas.label([left - 34, 16], y, { anchor: 'start', size: 14, bold: true })
  canvas.label([right, bottom + 42], x, { anchor: 'end', size: 14, bold: true })
  const say = (value: number) => (figure.valuesAsked ? sayLevel(value, { min: 0, step, fine: 1 }) : written(value))
  const said = values.map(
    (value, i) => `de ${written(bounds[i] ?? 0)} à ${written(bounds[i + 1] ?? 0)} : ${say(value)}`,
  )
  const widths = bounds.slice(1).map((bound, i) => bound - (bounds[i] ?? 0))
  return {
    canvas,
    scale: {
      x: { from: left, to: right, min: first, max: last, step: (bounds[1] ?? last) - first },
      y: { from: bottom, to: top, min: 0, max, step },
    },
    text: `Histogramme. En abscisse : ${x}. En ordonnée : ${y}. Par classe, ${said.join(' ; ')}.`,
    flaws: [
      ...(bounds.length === values.length + 1 ? [] : ['there is one bound more than there are values']),
      ...(widths.every(width => width > 0) ? [] : ['bounds go up']),
      ...(new Set(widths.map(width => Math.round(width * 1e6))).size > 1
        ? ['classes are equally wide: a height is a count']
        : []),
      ...(max / step > 12 ? ['12 steps at most'] : []),
    ],
  }
}
