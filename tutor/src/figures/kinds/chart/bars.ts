import { Canvas, type Color } from '../../canvas/canvas.ts'
import { nthSeries, tint } from '../../canvas/colors.ts'
import { wrapText } from '../../canvas/label-markup.ts'
import { measurePieces, readLabel } from '../../canvas/label-pieces.ts'
import { steps, written } from '../../canvas/numbers.ts'
import { measureText } from '../../canvas/text-width.ts'
import type { Axis, Drawing } from '../../parts.ts'
import type { ChartFigure } from './schema.ts'
import { chooseAxis, describeEntries, type Entry, findValueFlaws, listEntries } from './values.ts'

const WIDTH = 400
const LETTERS = 13
const LEGEND = 26

/** The first series is a plain tint, the others are hatched. */
const fillSeries = (canvas: Canvas, n: number): Color =>
  n === 0 ? tint('a') : canvas.hatch(nthSeries(n), n === 1 ? 45 : 135)

const drawLegend = (canvas: Canvas, { series }: ChartFigure, top: number) => {
  let x = 14
  series.forEach((name, n) => {
    canvas.rect({ x, y: top, w: 20, h: 14 }, { fill: fillSeries(canvas, n), stroke: nthSeries(n), width: 1.6 })
    const box = canvas.label([x + 26, top + 7], name, { anchor: 'start', middle: true, size: LETTERS })
    x += box.w * 1.17 + 44
  })
}

const fits = (entries: readonly Entry[], room: number) =>
  entries.every(({ label }) => wrapText(label, LETTERS, room).every(line => measureText(line, LETTERS) * 1.17 <= room))

/** Columns above the names, or rows beside them where the names are too long to stand side by side. */
export const drawBars = (figure: ChartFigure, name: string): Drawing => {
  const entries = listEntries(figure)
  const axis = chooseAxis(figure)
  const draw = fits(entries, (WIDTH - 70) / entries.length - 6) ? drawColumns : drawRows
  return {
    ...draw(figure, entries, axis, name),
    text: `Diagramme en barres${axis.label ? `, ${axis.label}` : ''}. ${figure.valuesAsked ? sayAxis(axis) : ''}${describeEntries(figure)}.`,
    flaws: findValueFlaws(figure),
  }
}

const ends = ({ min, max, step, fine }: Axis) => ({ min, max, step: step / fine })

/** What a graduation is worth is part of the reading: only what stands on the axis is said. */
const sayAxis = (axis: Axis) =>
  `Axe gradué de ${written(axis.min)} à ${written(axis.max)}, un nombre tous les ${written(axis.step)}${axis.fine > 1 ? `, ${axis.fine} graduations d’un nombre au suivant` : ''}. `

const drawColumns = (figure: ChartFigure, entries: readonly Entry[], axis: Axis, name: string) => {
  const numbers = Math.max(...steps(axis).map(value => measureText(written(value), LETTERS)))
  const left = Math.max(40, numbers * 1.17 + 16)
  const width = Math.min(WIDTH, Math.max(260, left + 24 + entries.length * 80))
  const room = (width - left - 24) / entries.length
  const labels = entries.map(({ label }) => wrapText(label, LETTERS, room - 6))
  const rows = Math.max(...labels.map(({ length }) => length))
  const [top, bottom] = [44, 252]
  const foot = bottom + 14 + rows * LETTERS * 1.2
  const canvas = new Canvas(width, foot + 8 + (figure.series.length > 0 ? LEGEND : 0), name)
  const up = (value: number) => bottom - ((value - axis.min) / (axis.max - axis.min)) * (bottom - top)
  for (const value of steps({ ...axis, step: axis.step / axis.fine }))
    canvas.line([left, up(value)], [width - 18, up(value)], { stroke: 'grid', width: 1 })
  for (const value of steps(axis))
    canvas.label([left - 8, up(value)], written(value), { size: LETTERS, anchor: 'end', middle: true })
  entries.forEach(({ values }, i) => {
    const bar = (room * 0.66) / values.length
    const from = left + 4 + (i + 0.17) * room
    values.forEach((value, n) => {
      const x = from + n * bar
      canvas.rect(
        { x, y: up(value), w: bar, h: bottom - up(value) },
        { fill: fillSeries(canvas, n), stroke: nthSeries(n) },
      )
      if (figure.showValues)
        canvas.label([x + bar / 2, up(value) - 6], written(value), { size: LETTERS, bold: true, role: nthSeries(n) })
    })
    const lines = labels[i] ?? []
    canvas.lines([left + 4 + (i + 0.5) * room, bottom + 12 + (lines.length * LETTERS * 1.2) / 2 - 2], lines, {
      size: LETTERS,
    })
  })
  canvas.line([left, bottom], [left, top - 18], { arrow: true })
  canvas.line([left, bottom], [width - 14, bottom])
  if (axis.label) canvas.label([6, 16], axis.label, { anchor: 'start', size: 14, bold: true })
  if (figure.series.length > 0) drawLegend(canvas, figure, foot + 2)
  return { canvas, scale: { y: { ...ends(axis), from: bottom, to: top } } }
}

const drawRows = (figure: ChartFigure, entries: readonly Entry[], axis: Axis, name: string) => {
  const labels = entries.map(({ label }) => wrapText(label, LETTERS, 112))
  const left = Math.max(...labels.flat().map(line => measureText(line, LETTERS))) * 1.17 + 14
  const right = WIDTH - (figure.showValues ? 52 : 22)
  const heights = entries.map(({ values }, i) =>
    Math.max(values.length * 18 + 12, (labels[i]?.length ?? 1) * 16 + 8, 30),
  )
  const top = 12
  const bottom = top + heights.reduce((sum, height) => sum + height, 0)
  const canvas = new Canvas(WIDTH, bottom + (axis.label ? 50 : 30) + (figure.series.length > 0 ? LEGEND : 0), name)
  const across = (value: number) => left + ((value - axis.min) / (axis.max - axis.min)) * (right - left)
  const numbered = new Set(steps(axis))
  for (const value of steps({ ...axis, step: axis.step / axis.fine })) {
    canvas.line([across(value), top], [across(value), bottom], { stroke: 'grid', width: 1 })
    if (numbered.has(value)) canvas.label([across(value), bottom + 18], written(value), { size: LETTERS })
  }
  let y = top
  entries.forEach(({ values }, i) => {
    const height = heights[i] ?? 30
    const bar = (height - 12) / values.length
    values.forEach((value, n) => {
      const bar0 = y + 6 + n * bar
      canvas.rect(
        { x: left, y: bar0, w: across(value) - left, h: bar },
        { fill: fillSeries(canvas, n), stroke: nthSeries(n) },
      )
      if (figure.showValues)
        canvas.label([across(value) + 6, bar0 + bar / 2], written(value), {
          size: LETTERS,
          bold: true,
          anchor: 'start',
          middle: true,
          role: nthSeries(n),
        })
    })
    canvas.lines([left - 8, y + height / 2], labels[i] ?? [], { size: LETTERS, anchor: 'end' })
    y += height
  })
  canvas.line([left, top - 6], [left, bottom])
  canvas.line([left, bottom], [right + 12, bottom], { arrow: true })
  if (axis.label) {
    const width = measurePieces(readLabel(axis.label, 14)) * 1.24
    canvas.label([Math.max(width, right + 12), bottom + 40], axis.label, { anchor: 'end', size: 14, bold: true })
  }
  if (figure.series.length > 0) drawLegend(canvas, figure, canvas.height - LEGEND + 4)
  return { canvas, scale: { x: { ...ends(axis), from: left, to: right } } }
}
