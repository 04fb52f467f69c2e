import type { Rect } from '../../canvas/canvas.ts'
import { wrapText } from '../../canvas/label-markup.ts'
import { measurePieces, readLabel } from '../../canvas/label-pieces.ts'
import { move, type Point, subtract } from '../../canvas/points.ts'
import { WIDE_FACE } from '../../canvas/text-width.ts'
import type { FlowFigure } from './schema.ts'

export const LETTERS = 14
/** Of the words on arrows. */
export const SMALL = 13
export const MAX_WORDS = 76
const MAX_TEXT = 96
const GAP = 34
const MARGIN = 8

export type Box = Rect & { lines: string[]; centre: Point }

/** The middle of each whole column (or row), one after the other with a gap that its labels need. */
const spread = (sizes: readonly number[], gaps: readonly number[]) => {
  let at = MARGIN
  return sizes.map((size, i) => {
    const middle = at + size / 2
    at += size + (gaps[i] ?? GAP)
    return middle
  })
}

/** The boxes of a flow chart by the id of their node, and how large it becomes. */
export const layOut = ({ nodes, arrows }: FlowFigure) => {
  const place = (id: string): Point => nodes.find(node => node.id === id)?.at ?? [0, 0]
  const texts = nodes.map(({ text }) => wrapText(text, LETTERS, MAX_TEXT))
  const wide = texts.map(
    lines => Math.max(44, ...lines.map(line => measurePieces(readLabel(line, LETTERS)) * 1.06 * WIDE_FACE)) + 16,
  )
  const high = texts.map(lines => lines.length * LETTERS * 1.2 + 20)
  const count = (axis: 0 | 1) => Math.floor(Math.max(...nodes.map(({ at }) => at[axis]))) + 1
  const sizes = (axis: 0 | 1, boxes: readonly number[]) =>
    Array.from({ length: count(axis) }, (_, n) =>
      Math.max(16, ...nodes.map(({ at }, i) => (at[axis] === n ? (boxes[i] ?? 0) : 0))),
    )
  const [columns, rows] = [sizes(0, wide), sizes(1, high)]
  const ends = arrows
    .filter(({ text }) => text)
    .map(({ from, to, text = '' }) => ({ a: place(from), b: place(to), text }))
  // An arrow with words needs room between its columns, shared by those that it crosses.
  const gaps = columns.map((_, n) => {
    const needs = ends
      .filter(({ a, b }) => a[1] === b[1] && Math.min(a[0], b[0]) <= n && Math.max(a[0], b[0]) >= n + 1)
      .map(({ a, b, text }) => {
        const words = wrapText(text, SMALL, MAX_WORDS).map(line => measurePieces(readLabel(line, SMALL)) * WIDE_FACE)
        return (Math.max(...words) + 12) / Math.abs(a[0] - b[0])
      })
    return Math.max(GAP, ...needs)
  })
  const drops = rows.map((_, n) =>
    ends.some(({ a, b }) => Math.min(a[1], b[1]) <= n && Math.max(a[1], b[1]) >= n + 1) ? 58 : 38,
  )
  const middles = { 0: spread(columns, gaps), 1: spread(rows, drops) }
  const middle = (axis: 0 | 1, value: number) => {
    const all = middles[axis]
    const low = Math.floor(value)
    const from = all[low] ?? 0
    const to = all[low + 1] ?? from
    return from + (to - from) * (value - low)
  }
  const boxes = new Map(
    nodes.map(({ id, at }, i): [string, Box] => {
      const centre: Point = [middle(0, at[0]), middle(1, at[1])]
      const [w, h] = [wide[i] ?? 60, high[i] ?? 36]
      return [id, { x: centre[0] - w / 2, y: centre[1] - h / 2, w, h, lines: texts[i] ?? [], centre }]
    }),
  )
  const all = [...boxes.values()]
  return {
    boxes,
    width: Math.max(...all.map(({ x, w }) => x + w)) + MARGIN,
    height: Math.max(...all.map(({ y, h }) => y + h)) + MARGIN,
  }
}

/** Where a straight arrow between two boxes begins and ends. */
export const leaveBox = ({ centre, w, h }: Box, toward: Point): Point => {
  const [dx, dy] = subtract(toward, centre)
  const times = Math.min((w / 2 + 3) / Math.abs(dx || 1e-9), (h / 2 + 3) / Math.abs(dy || 1e-9))
  return move(centre, [dx, dy], times)
}
