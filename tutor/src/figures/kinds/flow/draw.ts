import { Canvas } from '../../canvas/canvas.ts'
import { tint } from '../../canvas/colors.ts'
import { wrapText } from '../../canvas/label-markup.ts'
import { sayLabel } from '../../canvas/label-pieces.ts'
import { middle, move, normal, type Point, subtract, unit } from '../../canvas/points.ts'
import { measureText } from '../../canvas/text-width.ts'
import type { Drawing } from '../../parts.ts'
import { type Box, LETTERS, layOut, leaveBox, MAX_WORDS, SMALL } from './lay-out.ts'
import type { FlowFigure } from './schema.ts'

/** Two arrows between the same boxes run side by side. */
const APART = 9

export const drawFlow = (figure: FlowFigure, name: string): Drawing => {
  const { boxes, width, height } = layOut(figure)
  const canvas = new Canvas(width, height + (figure.means ? 30 : 0), name)
  const find = (id: string): Box => {
    const box = boxes.get(id)
    if (!box) throw new Error(`there is no node ${id}`)
    return box
  }
  const labels: (() => void)[] = []
  for (const { from, to, text, both } of figure.arrows) {
    const [a, b] = [find(from), find(to)]
    const returns = figure.arrows.some(other => other.from === to && other.to === from)
    const aside: Point = returns ? normal(unit(subtract(b.centre, a.centre))) : [0, 0]
    const ends = [leaveBox(a, b.centre), leaveBox(b, a.centre)].map(end => move(end, aside, APART)) as [Point, Point]
    canvas.line(...ends, { stroke: 'b', width: 2.4, arrow: true })
    if (both) canvas.line(ends[1], ends[0], { stroke: 'b', width: 2.4, arrow: true })
    if (text) {
      const lines = wrapText(text, SMALL, MAX_WORDS)
      const along = unit(subtract(ends[1], ends[0]))
      const tall = lines.length * SMALL * 1.2
      const isFlat = Math.abs(along[1]) < 0.2
      const [x, y] = move(middle(...ends), aside, returns && !isFlat ? 14 : 0)
      // Above a flat arrow, below one that comes back under another; any other one is interrupted by its words.
      const side = aside[1] > 0 ? 1 : -1
      const place: Point = isFlat ? [x, y + side * (tall / 2 + 6)] : [x, y]
      labels.push(() => {
        const wide = Math.max(...lines.map(line => measureText(line, SMALL))) + 4
        if (!isFlat)
          canvas.rect({ x: x - wide / 2, y: y - tall / 2, w: wide, h: tall }, { fill: 'paper', stroke: 'none' })
        canvas.lines(place, lines, { size: SMALL, halo: true })
      })
    }
  }
  for (const { id, role = 'a' } of figure.nodes) {
    const { lines, centre, ...rect } = find(id)
    canvas.rect(rect, { fill: tint(role), stroke: role, width: 2, corner: 10 })
    const within = { ...rect, x: rect.x + 4, w: rect.w - 8 }
    canvas.lines(centre, lines, { bold: true, size: LETTERS, within })
  }
  for (const set of labels) set()
  if (figure.means) {
    canvas.line([12, height + 14], [48, height + 14], { stroke: 'b', width: 2.4, arrow: true })
    canvas.label([56, height + 14], figure.means, { anchor: 'start', middle: true, size: 14 })
  }
  const text = (id: string) => sayLabel(figure.nodes.find(node => node.id === id)?.text ?? '')
  const arrows = figure.arrows.map(
    arrow =>
      `${text(arrow.from)} ${arrow.both ? '↔' : '→'} ${text(arrow.to)}${arrow.text ? ` (${sayLabel(arrow.text)})` : ''}`,
  )
  const alone = figure.nodes.filter(({ id }) => !figure.arrows.some(({ from, to }) => from === id || to === id))
  return {
    canvas,
    targets: figure.nodes.map(({ id, text: label }) => {
      const { x, y, w, h, centre } = find(id)
      return { code: id, label: sayLabel(label), at: centre, box: { x, y, w, h } }
    }),
    text: `Schéma : ${arrows.join(' ; ')}.${alone.length > 0 ? ` Seuls : ${alone.map(node => sayLabel(node.text)).join(', ')}.` : ''}${figure.means ? ` La flèche signifie « ${figure.means} ».` : ''}`,
  }
}
