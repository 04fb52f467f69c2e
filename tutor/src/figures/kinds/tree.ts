import { z } from 'zod'
import { Canvas } from '../canvas/canvas.ts'
import { measurePieces, readLabel, sayLabel } from '../canvas/label-pieces.ts'
import type { Point } from '../canvas/points.ts'
import { WIDE_FACE } from '../canvas/text-width.ts'
import { type Drawing, figureKind, Label } from '../parts.ts'

const Branch = z.strictObject({ label: Label, p: Label.optional() })

export const TreeFigure = figureKind('tree', {
  root: z
    .array(Branch.extend({ next: z.array(Branch).max(4).default([]) }))
    .min(2)
    .max(4),
})
type TreeFigure = z.output<typeof TreeFigure>

const ROW = 54
/** Two fractions one above the other need more. */
const FRACTIONS_ROW = 68
const START = 20
/** How far a branch goes across. */
const ACROSS = 130
const LETTERS = 16

const say = ({ label, p }: z.output<typeof Branch>) =>
  `${sayLabel(label)}${p ? `, probabilité ${p === '?' ? 'cherchée' : sayLabel(p)}` : ''}`

export const drawTree = ({ root }: TreeFigure, name: string): Drawing => {
  const leaves = root.reduce((sum, { next }) => sum + Math.max(1, next.length), 0)
  const isHigh = root.some(({ next }) => next.some(({ p }) => p?.includes('frac')))
  const height = isHigh ? FRACTIONS_ROW : ROW
  const isDeep = root.some(({ next }) => next.length > 0)
  const measure = (labels: readonly string[]) =>
    Math.max(14, ...labels.map(label => measurePieces(readLabel(label, LETTERS)))) * 1.06 * WIDE_FACE + 12
  const wide = [
    measure(root.map(({ label }) => label)),
    measure(root.flatMap(({ next }) => next.map(({ label }) => label))),
  ] as const
  const first = START + ACROSS + wide[0] / 2
  const second = first + wide[0] / 2 + ACROSS + wide[1] / 2
  const canvas = new Canvas((isDeep ? second + wide[1] / 2 : first + wide[0] / 2) + 8, leaves * height + 16, name)
  const start: Point = [START, canvas.height / 2]
  const branch = (a: Point, b: Point, p: string | undefined) => {
    canvas.line(a, b, { stroke: 'soft', width: 2 })
    if (!p) return
    const place: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    const steep = Math.abs(b[1] - a[1]) / (b[0] - a[0])
    const aside = (p.includes('frac') ? 22 : 13) + steep * 12
    canvas.label([place[0], place[1] + (b[1] > a[1] ? aside : -aside)], p, {
      role: 'b',
      bold: true,
      size: 14,
      halo: true,
      middle: true,
    })
  }
  const issue = (at: Point, label: string) =>
    canvas.label(at, label, { middle: true, bold: true, role: 'a', size: LETTERS })
  let row = 0
  for (const { label, p, next } of root) {
    const rows = Math.max(1, next.length)
    const y = 8 + (row + rows / 2) * height
    branch(start, [first - wide[0] / 2, y], p)
    issue([first, y], label)
    next.forEach((leaf, i) => {
      const at = 8 + (row + i + 0.5) * height
      branch([first + wide[0] / 2, y], [second - wide[1] / 2, at], leaf.p)
      issue([second, at], leaf.label)
    })
    row += rows
  }
  canvas.dot(start, 4)
  const text = root.map(
    branch => `Issue ${say(branch)}${branch.next.length > 0 ? ` ; puis ${branch.next.map(say).join(' ; ')}` : ''}.`,
  )
  return { canvas, text: `Arbre. ${text.join(' ')}` }
}
