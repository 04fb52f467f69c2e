import type { Canvas } from '../../canvas/canvas.ts'
import { wrapText } from '../../canvas/label-markup.ts'
import { measureText, WIDE_FACE } from '../../canvas/text-width.ts'

/** A row of a legend: its words, and what they name, drawn around a point. */
export type LegendEntry = { label: string; sample: (x: number, y: number) => void }

const LETTERS = 13
const LINE = 16
const SAMPLE = 34
const GAP = 8

/** Two columns where all the words fit into half the width. */
const columns = (entries: readonly LegendEntry[], width: number) =>
  entries.length > 1 && entries.every(({ label }) => measureText(label, LETTERS) * WIDE_FACE < width / 2 - SAMPLE - GAP)
    ? 2
    : 1

const wrapEntry = (label: string, width: number) => wrapText(label, LETTERS, (width - SAMPLE - GAP) / WIDE_FACE)

const rowHeights = (entries: readonly LegendEntry[], width: number) => {
  const count = columns(entries, width)
  return Array.from({ length: Math.ceil(entries.length / count) }, (_, row) =>
    Math.max(
      ...entries
        .slice(row * count, (row + 1) * count)
        .map(({ label }) => wrapEntry(label, width / count).length * LINE + 8),
    ),
  )
}

/** How high a legend is. */
export const measureLegend = (entries: readonly LegendEntry[], width: number) =>
  rowHeights(entries, width).reduce((sum, height) => sum + height, 0)

/** Draws a legend below `top`. */
export const drawLegend = (canvas: Canvas, entries: readonly LegendEntry[], top: number) => {
  const { width } = canvas
  const count = columns(entries, width)
  const heights = rowHeights(entries, width)
  entries.forEach(({ label, sample }, i) => {
    const row = Math.floor(i / count)
    const x = ((i % count) * width) / count
    const above = heights.slice(0, row).reduce((sum, height) => sum + height, 0)
    const y = top + above + (heights[row] ?? 0) / 2
    sample(x + 15, y)
    canvas.lines([x + SAMPLE + GAP - 4, y], wrapEntry(label, width / count), { anchor: 'start', size: LETTERS })
  })
}
