import { blocks, words } from '../paper.ts'
import type { DataFor } from '../shape.ts'

/** As many letters as a line of the paper holds in a fixed width. */
const MAX_LINE_CHARS = 66
const MARGIN = 3

/** The numbers below their graduations, each moved on where it would touch the one before. */
const writeLabels = (labels: DataFor<'number-line'>['labels'], step: number) =>
  [...labels]
    .sort((a, b) => a.at - b.at)
    .reduce((row, { at, text }) => {
      const start = MARGIN + at * step - Math.floor(text.length / 2)
      return `${row.padEnd(Math.max(start, row === '' ? 0 : row.length + 1))}${text}`
    }, '')

export const printNumberLine = ({ instruction, last, labels, points }: DataFor<'number-line'>) => {
  const step = Math.max(2, Math.min(6, Math.floor((MAX_LINE_CHARS - MARGIN) / last)))
  const line = `${'─'.repeat(MARGIN)}${Array.from({ length: last }, () => '┼'.padEnd(step, '─')).join('')}┼──>`
  return blocks(
    instruction,
    words(points.map(({ name, text }) => ({ text: `${name} (${text})` }))),
    ['```', '', line, writeLabels(labels, step), '```'].join('\n'),
  )
}
