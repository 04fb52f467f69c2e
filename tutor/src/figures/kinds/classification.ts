import { z } from 'zod'
import { Canvas } from '../canvas/canvas.ts'
import { nthSeries } from '../canvas/colors.ts'
import { wrapText } from '../canvas/label-markup.ts'
import { WIDE_FACE } from '../canvas/text-width.ts'
import { type Drawing, figureKind, Label } from '../parts.ts'

const Group = z.strictObject({
  /** The attribute that all in the box share. */
  label: Label,
  /** Living beings of this box that are in no smaller one. */
  members: z.array(Label).max(8).default([]),
  get inside() {
    return z.array(Group).max(4).optional()
  },
})
type Group = z.output<typeof Group>

export const ClassificationFigure = figureKind('classification', { boxes: z.array(Group).min(1).max(3) })
type ClassificationFigure = z.output<typeof ClassificationFigure>

const WIDTH = 400
const PADDING = 10
const LETTERS = 14
const LINE = 17

type Laid = { group: Group; w: number; h: number; title: string[]; names: string[]; inside: Laid[] }

/** Boxes stand side by side if each is wide enough, else below each other. */
const MIN_BOX = 118

const isSideBySide = (inside: readonly Group[], width: number) =>
  inside.length > 0 &&
  (width - PADDING * (inside.length + 1)) / inside.length >= MIN_BOX &&
  inside.every(one => (one.inside ?? []).length === 0)

const layOut = (group: Group, w: number): Laid => {
  const room = (w - 2 * PADDING) / WIDE_FACE
  const inside = group.inside ?? []
  const beside = isSideBySide(inside, w)
  const inner = beside ? (w - PADDING * (inside.length + 1)) / inside.length : w - 2 * PADDING
  const laid = inside.map(one => layOut(one, inner))
  const title = wrapText(group.label, LETTERS, room / 1.06)
  const names = group.members.length > 0 ? wrapText(group.members.join(', '), LETTERS, room) : []
  const heights = laid.map(({ h }) => h)
  const below = beside ? Math.max(...heights) + PADDING : heights.reduce((sum, h) => sum + h + PADDING, 0)
  return { group, w, title, names, inside: laid, h: (title.length + names.length) * LINE + 2 * PADDING + below }
}

const drawBox = (canvas: Canvas, laid: Laid, x: number, y: number, depth: number) => {
  const role = nthSeries(depth)
  const evenHeight = laid.h
  canvas.rect(
    { x, y, w: laid.w, h: evenHeight },
    { fill: depth % 2 === 0 ? `t${role}` : 'paper', stroke: role, width: 2.4, corner: 10 },
  )
  let at = y + PADDING + LINE / 2
  const set = (lines: readonly string[], bold: boolean) => {
    for (const line of lines) {
      canvas.label([x + PADDING, at], line, { anchor: 'start', middle: true, size: LETTERS, bold })
      at += LINE
    }
  }
  set(laid.title, true)
  set(laid.names, false)
  let [left, top] = [x + PADDING, at - LINE / 2 + PADDING / 2]
  const beside = isSideBySide(laid.group.inside ?? [], laid.w)
  const tallest = Math.max(0, ...laid.inside.map(({ h }) => h))
  for (const one of laid.inside) {
    drawBox(canvas, beside ? { ...one, h: tallest } : one, left, top, depth + 1)
    if (beside) left += one.w + PADDING
    else top += one.h + PADDING
  }
}

const say = ({ label, members, inside }: Group): string => {
  const here = members.length > 0 ? ` ${members.join(', ')}.` : ''
  const smaller = (inside ?? []).map(one => `Dans cette boîte, une boîte ${say(one)}`).join(' ')
  return `« ${label} ».${here} ${smaller}`
}

/** Boxes within boxes: who shares an attribute stands in the same box. */
export const drawClassification = ({ boxes }: ClassificationFigure, name: string): Drawing => {
  const laid = boxes.map(box => layOut(box, WIDTH - 8))
  const canvas = new Canvas(WIDTH, laid.reduce((sum, { h }) => sum + h + PADDING, 0) + 2, name)
  let y = 5
  for (const one of laid) {
    drawBox(canvas, one, 4, y, 0)
    y += one.h + PADDING
  }
  return { canvas, text: `Classification en groupes emboîtés. ${boxes.map(box => `Boîte ${say(box)}`).join(' ')}` }
}
