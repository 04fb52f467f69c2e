import { z } from 'zod'
import { Canvas } from '../canvas/canvas.ts'
import { sayLabel } from '../canvas/label-pieces.ts'
import { steps, written } from '../canvas/numbers.ts'
import { type Drawing, figureKind, Label } from '../parts.ts'

export const NumberLineFigure = figureKind('number-line', {
  min: z.number(),
  max: z.number(),
  step: z.number().positive(),
  /** What a step is called: « quart ». */
  stepText: Label.optional(),
  /** A number is written at every nth graduation … */
  every: z.int().positive().default(1),
  /** … or at these values only. */
  named: z.array(z.number()).default([]),
  points: z.array(z.strictObject({ name: Label, value: z.number(), text: Label.optional() })).default([]),
})
type NumberLineFigure = z.output<typeof NumberLineFigure>

const WIDTH = 400
const LEFT = 24
const RIGHT = WIDTH - 36
const Y = 48

const MAX_GRADUATIONS = 40

/** « 7e », « 1re ». */
const ordinal = (n: number) => (n === 1 ? '1re' : `${n}e`)

/** How many graduations a value is away from the left end; beyond the ends or between two it is no whole number. */
const graduation = (figure: NumberLineFigure, value: number) =>
  Math.round(((value - figure.min) / figure.step) * 1e6) / 1e6

export const drawNumberLine = (figure: NumberLineFigure, name: string): Drawing => {
  const { min, max, step, stepText, every, named, points } = figure
  const all = steps(figure)
  if (all.length < 2 || all.length > MAX_GRADUATIONS + 1)
    throw new Error(`${all.length} graduations: 2 to 41 are drawn`)
  const canvas = new Canvas(WIDTH, 88, name)
  const at = (value: number) => LEFT + ((value - min) / (max - min)) * (RIGHT - LEFT)
  const isNamed = (value: number, i: number) =>
    named.length > 0 ? named.some(one => Math.abs(one - value) < 1e-9) : i % every === 0
  canvas.line([8, Y], [WIDTH - 8, Y], { width: 2.2, arrow: true })
  all.forEach((value, i) => {
    const tall = isNamed(value, i)
    const half = tall ? 9 : 5
    canvas.line([at(value), Y - half], [at(value), Y + half], { width: tall ? 2 : 1.3 })
    if (tall) canvas.label([at(value), Y + 27], written(value), { size: 14 })
  })
  for (const point of points) {
    canvas.circle([at(point.value), Y], 5.5, { fill: 'b', stroke: 'paper', width: 1.4 })
    canvas.label([at(point.value), Y - 16], point.name, { bold: true, role: 'b' })
    if (point.text) canvas.label([at(point.value), Y + 28], point.text, { size: 14, role: 'b', bold: true })
  }
  const flaws = points.flatMap(({ name: point, value }) => {
    if (value < min || value > max) return [`the point ${point} is not on the line`]
    return []
  })
  const place = ({ name: point, value, text }: NumberLineFigure['points'][number]) => {
    const count = graduation(figure, value)
    const between = `entre la ${ordinal(Math.floor(count))} et la ${ordinal(Math.ceil(count))} graduation après ${written(min)}`
    const where = Number.isInteger(count)
      ? count === 0
        ? `sur ${written(min)}`
        : `à la ${ordinal(count)} graduation après ${written(min)}`
      : between
    return `Le point ${sayLabel(point)} est ${where}${text ? `, ${sayLabel(text)}` : ''}.`
  }
  const text = [
    `Droite graduée de ${written(min)} à ${written(max)}, une graduation ${stepText ? `tous les ${stepText}s`.replace(/ss$/, 's') : `tous les ${written(step)}`}.`,
    `Nombres écrits : ${all.filter(isNamed).map(written).join(' ; ')}.`,
    ...points.map(place),
  ].join(' ')
  return { canvas, text, flaws, scale: { x: { from: LEFT, to: RIGHT, min, max, step }, level: Y } }
}
