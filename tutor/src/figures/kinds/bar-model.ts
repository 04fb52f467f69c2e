import { z } from 'zod'
import { Canvas } from '../canvas/canvas.ts'
import { nthSeries, tint } from '../canvas/colors.ts'
import { measurePieces, readLabel, sayLabel } from '../canvas/label-pieces.ts'
import { px } from '../canvas/numbers.ts'
import { WIDE_FACE } from '../canvas/text-width.ts'
import { type Drawing, figureKind, Label, SeriesName } from '../parts.ts'

export const BarModelFigure = figureKind('bar-model', {
  /** Bars below each other, drawn to one scale. */
  bars: z
    .array(
      z.strictObject({
        label: Label.optional(),
        parts: z
          .array(z.strictObject({ size: z.number().positive(), text: Label.optional(), role: SeriesName.optional() }))
          .min(1)
          .max(10),
        /** The whole, below a brace: « 48 », « ? ». */
        whole: Label.optional(),
      }),
    )
    .min(1)
    .max(4),
})
type BarModelFigure = z.output<typeof BarModelFigure>

const WIDTH = 400
const BAR = 38
const LETTERS = 14
const BRACE = 32

const labelWidth = (label: string, bold = false) =>
  measurePieces(readLabel(label, LETTERS)) * WIDE_FACE * (bold ? 1.06 : 1)

const sayPart = (text: string | undefined) => {
  if (text === undefined) return 'une part sans nombre'
  return text === '?' ? 'une part cherchée' : sayLabel(text)
}

/** A curly brace below a stretch. */
const brace = (left: number, right: number, y: number) => {
  const middle = (left + right) / 2
  return `M${px(left)} ${y}q0 6 6 6H${px(middle - 6)}q6 0 6 6q0 -6 6 -6H${px(right - 6)}q6 0 6 -6`
}

/** Bars whose parts show how quantities make a whole or compare. */
export const drawBarModel = ({ bars }: BarModelFigure, name: string): Drawing => {
  const left = Math.max(0, ...bars.map(({ label }) => (label ? labelWidth(label) + 12 : 4)))
  const total = ({ parts }: BarModelFigure['bars'][number]) => parts.reduce((sum, { size }) => sum + size, 0)
  const scale = (WIDTH - left - 8) / Math.max(...bars.map(total))
  const rowHeight = ({ whole }: BarModelFigure['bars'][number]) => BAR + (whole ? BRACE : 0) + 12
  const canvas = new Canvas(WIDTH, bars.reduce((sum, bar) => sum + rowHeight(bar), 0) + 4, name)
  let y = 6
  for (const bar of bars) {
    let x = left
    if (bar.label) canvas.label([left - 8, y + BAR / 2], bar.label, { anchor: 'end', middle: true, size: LETTERS })
    bar.parts.forEach(({ size, text, role }, i) => {
      const w = size * scale
      const series = role ?? nthSeries(i)
      const box = { x, y, w, h: BAR }
      canvas.rect(box, { fill: text === '?' ? 'paper' : tint(series), stroke: series, width: 2 })
      if (text) canvas.label([x + w / 2, y + BAR / 2], text, { middle: true, bold: true, size: LETTERS, within: box })
      x += w
    })
    if (bar.whole) {
      canvas.path(brace(left, x, y + BAR + 4), { stroke: 'ink', width: 1.8 })
      canvas.label([(left + x) / 2, y + BAR + 28], bar.whole, { middle: true, bold: true, size: LETTERS })
    }
    y += rowHeight(bar)
  }
  const said = bars.map(({ label, parts, whole }) => {
    const inside = parts.map(({ text }) => sayPart(text)).join(' ; ')
    const all = whole ? ` En tout : ${whole === '?' ? 'valeur cherchée' : sayLabel(whole)}.` : ''
    return `${label ? `${sayLabel(label)}, barre` : 'Barre'} en ${parts.length === 1 ? 'une part' : `${parts.length} parts`} : ${inside}.${all}`
  })
  return { canvas, text: `Schéma en barres. ${said.join(' ')}` }
}
