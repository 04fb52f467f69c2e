import { z } from 'zod'
import { Canvas } from '../../canvas/canvas.ts'
import { sayLabel } from '../../canvas/label-pieces.ts'
import { steps, written } from '../../canvas/numbers.ts'
import { type Drawing, figureKind, Label } from '../../parts.ts'
import { sayLevel } from '../../tasks/say-level.ts'
import { drawCylinder } from './cylinder.ts'
import type { Gauge } from './gauge.ts'
import { drawThermometer } from './thermometer.ts'

export const InstrumentFigure = figureKind('instrument', {
  instrument: z.enum(['cylinder', 'thermometer']),
  min: z.number().default(0),
  max: z.number(),
  /** What a graduation is worth. */
  step: z.number().positive(),
  /** A number is written at every nth graduation. */
  every: z.int().positive(),
  /** « mL », « °C ». */
  unit: z.string().min(1).max(6),
  /** The same instrument, at one to three moments. */
  levels: z
    .array(
      z.strictObject({
        value: z.number(),
        /** Below it: « avant », « avec le caillou ». */
        label: Label.optional(),
        /** What lies at the bottom of a cylinder, below the liquid. */
        sunk: Label.optional(),
      }),
    )
    .min(1)
    .max(3),
})
export type InstrumentFigure = z.output<typeof InstrumentFigure>
type Level = InstrumentFigure['levels'][number]

const MAX_GRADUATIONS = 50
const SIZE = { w: 126, top: 34, bottom: 254, h: 298 } as const

const NAMES = { cylinder: 'Éprouvette graduée', thermometer: 'Thermomètre' } as const
const MARKS = { cylinder: { from: 27, middle: true }, thermometer: { from: 12, middle: false } } as const

const drawMarks = (
  canvas: Canvas,
  figure: InstrumentFigure,
  { x, place }: { x: number; place: (value: number) => number },
) => {
  const { from } = MARKS[figure.instrument]
  steps(figure).forEach((value, i) => {
    const isNamed = i % figure.every === 0
    const y = place(value)
    const inward = figure.instrument === 'cylinder' ? -1 : 1
    canvas.line([x + from, y], [x + from + inward * (isNamed ? 16 : 9), y], { width: isNamed ? 2 : 1.2 })
    if (isNamed) canvas.label([x + 34, y], written(value), { anchor: 'start', middle: true, size: 13 })
  })
  canvas.label([x, SIZE.top - 22], figure.unit, { middle: true, size: 14, bold: true })
}

const say = (figure: InstrumentFigure, { value, label, sunk }: Level, i: number): string => {
  const { min, step, every, unit, levels, instrument, valuesAsked } = figure
  const what = instrument === 'cylinder' ? 'le bas de la surface du liquide est' : 'le liquide monte'
  const where = valuesAsked ? sayLevel(value, { min, step: step * every, fine: every }) : `à ${written(value)} ${unit}`
  const name = label ? `« ${sayLabel(label)} » : ` : levels.length > 1 ? `${NAMES[instrument]} ${i + 1} : ` : ''
  return `${name}${what} ${where}${sunk ? `, avec ${sayLabel(sunk)} au fond` : ''}.`
}

/** Graduated cylinders or thermometers beside each other, with the levels to be read. */
export const drawInstrument = (figure: InstrumentFigure, name: string): Drawing => {
  const { instrument, min, max, step, every, unit, levels } = figure
  const count = steps(figure).length - 1
  if (count < 2 || count > MAX_GRADUATIONS) throw new Error(`${count} graduations: 2 to ${MAX_GRADUATIONS} are drawn`)
  const canvas = new Canvas(levels.length * SIZE.w, SIZE.h, name)
  const place = (value: number) => SIZE.bottom - ((value - min) / (max - min)) * (SIZE.bottom - SIZE.top)
  levels.forEach(({ value, label, sunk }, i) => {
    const x = i * SIZE.w + SIZE.w / 2 - 14
    const gauge: Gauge = { x, top: SIZE.top, bottom: SIZE.bottom, level: place(value) }
    if (instrument === 'cylinder') drawCylinder(canvas, gauge, sunk)
    else drawThermometer(canvas, gauge)
    drawMarks(canvas, figure, { x, place })
    if (label) canvas.label([x, SIZE.bottom + 40], label, { middle: true, size: 14, bold: true })
  })
  canvas.strokes.length = 0
  return {
    canvas,
    text: `${NAMES[instrument]} de ${written(min)} à ${written(max)} ${unit}, une graduation tous les ${written(step)} ${unit}, un nombre toutes les ${every} graduations. ${levels.map((level, i) => say(figure, level, i)).join(' ')}`,
    flaws: levels
      .filter(({ value }) => value < min || value > max)
      .map(({ value }) => `${written(value)} ${unit} is beyond the graduations`),
    scale: { y: { from: SIZE.bottom, to: SIZE.top, min, max, step } },
  }
}
