import { z } from 'zod'
import { Canvas } from '../canvas/canvas.ts'
import { px, steps, written } from '../canvas/numbers.ts'
import type { Point } from '../canvas/points.ts'
import { type Drawing, figureKind, Label } from '../parts.ts'

export const WaveFigure = figureKind('wave', {
  /** The horizontal axis: time or distance. */
  x: Label,
  max: z.number().positive(),
  step: z.number().positive(),
  y: Label.optional(),
  curves: z
    .array(
      z.strictObject({
        label: Label,
        /** From one crest to the next. */
        period: z.number().positive(),
        /** Of the height of the drawing. */
        amplitude: z.number().min(0.1).max(1).default(0.8),
      }),
    )
    .min(1)
    .max(2),
  /** What the double arrow from crest to crest of the first curve says: « T = 2 ms », « ? ». */
  mark: Label.optional(),
})
type WaveFigure = z.output<typeof WaveFigure>

const WIDTH = 400
const PLOT = { left: 20, right: WIDTH - 24, top: 56, height: 150 }
const POINTS_A_PERIOD = 24

const LOOKS = [
  { stroke: 'a', width: 3 },
  { stroke: 'b', width: 3, dash: '7 4' },
] as const

/** Signals that repeat, as an oscilloscope shows them. */
export const drawWave = ({ x: axis, max, step, y: upward, curves, mark }: WaveFigure, name: string): Drawing => {
  const { left, right, top, height } = PLOT
  const middle = top + height / 2
  const legend = curves.length > 1 ? 28 : 0
  const canvas = new Canvas(WIDTH, top + height + 50 + legend, name)
  const across = (value: number) => left + (value / max) * (right - left)
  for (const value of steps({ min: 0, max, step })) {
    canvas.line([across(value), top], [across(value), top + height], { stroke: 'grid', width: 1 })
    canvas.label([across(value), top + height + 18], written(value), { size: 13 })
  }
  for (const part of [0, 0.25, 0.75, 1])
    canvas.line([left, top + part * height], [right, top + part * height], { stroke: 'grid', width: 1 })
  canvas.line([left, middle], [right + 12, middle], { arrow: true, width: 1.6 })
  canvas.line([left, top + height + 4], [left, top - 14], { arrow: true, width: 1.6 })
  curves.forEach(({ period, amplitude }, i) => {
    const count = Math.ceil((max / period) * POINTS_A_PERIOD)
    const points = Array.from({ length: count + 1 }, (_, n): Point => {
      const value = Math.min(max, (n * period) / POINTS_A_PERIOD)
      return [across(value), middle - Math.sin((2 * Math.PI * value) / period) * amplitude * (height / 2)]
    })
    canvas.path(`M${points.map(([a, b]) => `${px(a)} ${px(b)}`).join('L')}`, LOOKS[i] ?? LOOKS[0])
  })
  const first = curves[0]
  if (mark && first) {
    const [from, to] = [across(first.period / 4), across((5 * first.period) / 4)]
    const y = top - 6
    const crest = middle - (first.amplitude * height) / 2
    for (const end of [from, to]) canvas.line([end, crest], [end, y - 4], { stroke: 'soft', width: 1.2, dash: '3 3' })
    canvas.line([(from + to) / 2, y], [from, y], { stroke: 'd', width: 2, arrow: true })
    canvas.line([(from + to) / 2, y], [to, y], { stroke: 'd', width: 2, arrow: true })
    canvas.label([(from + to) / 2, y - 12], mark, { middle: true, bold: true, role: 'd', size: 14, halo: true })
  }
  if (upward) canvas.label([left - 12, 18], upward, { anchor: 'start', size: 14, bold: true })
  canvas.label([right + 10, top + height + 40], axis, { anchor: 'end', size: 14, bold: true })
  if (legend)
    curves.forEach(({ label }, i) => {
      const at = left + i * (WIDTH / 2)
      canvas.line([at, top + height + 62], [at + 30, top + height + 62], LOOKS[i] ?? LOOKS[0])
      canvas.label([at + 38, top + height + 62], label, { anchor: 'start', middle: true, size: 14 })
    })
  const said = curves.map(
    ({ label, period, amplitude }) =>
      `${label} : ${written(Math.round((max / period) * 10) / 10)} motifs sur ${written(max)}, hauteur ${written(Math.round(amplitude * 100))} % du cadre`,
  )
  return {
    canvas,
    scale: { x: { from: left, to: right, min: 0, max, step } },
    text: `Signal périodique. En abscisse : ${axis}, de 0 à ${written(max)}.${upward ? ` En ordonnée : ${upward}.` : ''} ${said.join(' ; ')}.${mark ? ` Une double flèche va d’un sommet au suivant : ${mark === '?' ? 'durée cherchée' : mark}.` : ''}`,
    flaws: [
      ...(max / step > 12 ? ['12 steps at most'] : []),
      ...(mark && first && first.period * 1.25 > max
        ? ['the double arrow needs a whole period from the first crest']
        : []),
    ],
  }
}
