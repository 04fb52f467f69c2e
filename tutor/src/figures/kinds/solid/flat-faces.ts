import { Canvas } from '../../canvas/canvas.ts'
import type { Point } from '../../canvas/points.ts'
import { EDGE, HIDDEN, LABEL } from './edges.ts'
import type { SolidFigure } from './schema.ts'

const WIDTH = 340

export const drawCuboid = ({ size = [5, 3, 4], names, labels }: SolidFigure, name: string): Canvas => {
  const [a, b, c] = size
  const scale = Math.min(200 / a, 150 / c, 240 / (a + b * 0.35), 200 / (c + b * 0.35))
  // Receding edges are drawn at half their length and at 45°.
  const [w, h, d] = [a * scale, c * scale, b * scale * 0.5 * Math.SQRT1_2]
  const canvas = new Canvas(WIDTH, h + d + 70, name)
  const left = (WIDTH - w - d) / 2
  const bottom = h + d + 30
  const at = (x: 0 | 1, y: 0 | 1, z: 0 | 1): Point => [left + x * w + z * d, bottom - y * h - z * d]
  canvas.polygon([at(0, 0, 0), at(1, 0, 0), at(1, 1, 0), at(0, 1, 0)], { ...EDGE, fill: 'ta' })
  canvas.polygon([at(0, 1, 0), at(1, 1, 0), at(1, 1, 1), at(0, 1, 1)], { ...EDGE, fill: 'paper' })
  canvas.polygon([at(1, 0, 0), at(1, 0, 1), at(1, 1, 1), at(1, 1, 0)], { ...EDGE, fill: 'te' })
  for (const end of [at(1, 0, 1), at(0, 1, 1), at(0, 0, 0)]) canvas.line(at(0, 0, 1), end, HIDDEN)
  const corners = [
    at(0, 0, 0),
    at(1, 0, 0),
    at(1, 0, 1),
    at(0, 0, 1),
    at(0, 1, 0),
    at(1, 1, 0),
    at(1, 1, 1),
    at(0, 1, 1),
  ]
  const sides: Point[] = [
    [-12, 9],
    [9, 13],
    [13, 4],
    [-10, -9],
    [-12, -4],
    [11, 12],
    [11, -9],
    [-8, -11],
  ]
  for (const [i, letter] of [...(names ?? '')].entries()) {
    const [[x, y], [dx, dy]] = [corners[i] ?? [0, 0], sides[i] ?? [0, 0]]
    canvas.label([x + dx, y + dy], letter, { middle: true, bold: true, halo: true })
  }
  if (labels.length) canvas.label([left + w / 2, bottom + 17], labels.length, LABEL)
  if (labels.width)
    canvas.label([left + w + d / 2 + 12, bottom - d / 2 + 13], labels.width, { ...LABEL, anchor: 'start' })
  if (labels.height) canvas.label([left - 12, bottom - h / 2], labels.height, { ...LABEL, anchor: 'end' })
  return canvas
}

export const drawPrism = ({ size = [4, 3, 6], labels }: SolidFigure, name: string): Canvas => {
  const [base, high, long] = size
  const scale = Math.min(150 / base, 140 / high, 250 / (base + long * 0.35))
  const [w, h, d] = [base * scale, high * scale, long * scale * 0.5 * Math.SQRT1_2]
  const canvas = new Canvas(WIDTH, h + d + 66, name)
  const left = (WIDTH - w - d) / 2
  const bottom = h + d + 30
  const front: Point[] = [
    [left, bottom],
    [left + w, bottom],
    [left + w * 0.35, bottom - h],
  ]
  const [a, b, c] = front as [Point, Point, Point]
  const [e, f, g] = front.map(([x, y]): Point => [x + d, y - d]) as [Point, Point, Point]
  canvas.polygon([b, f, g, c], { ...EDGE, fill: 'te' })
  canvas.polygon([a, b, c], { ...EDGE, fill: 'ta' })
  for (const end of [a, f, g]) canvas.line(e, end, HIDDEN)
  if (labels.side) canvas.label([left + w / 2, bottom + 17], labels.side, LABEL)
  if (labels.length) canvas.label([b[0] + d / 2 + 12, b[1] - d / 2 + 8], labels.length, { ...LABEL, anchor: 'start' })
  if (labels.height) {
    canvas.line(c, [c[0], bottom], { stroke: 'b', dash: true })
    canvas.label([c[0] + 6, bottom - h * 0.3], labels.height, { ...LABEL, role: 'b', anchor: 'start', halo: true })
  }
  return canvas
}

export const drawPyramid = ({ labels }: SolidFigure, name: string): Canvas => {
  const canvas = new Canvas(WIDTH, 264, name)
  const [a, b, c, d]: Point[] = [
    [70, 226],
    [218, 226],
    [270, 182],
    [122, 182],
  ]
  const [top, centre]: Point[] = [
    [170, 32],
    [170, 204],
  ]
  if (!a || !b || !c || !d || !top || !centre) return canvas
  canvas.polygon([a, b, top], { ...EDGE, fill: 'ta' })
  canvas.polygon([b, c, top], { ...EDGE, fill: 'te' })
  for (const end of [a, c, top]) canvas.line(d, end, HIDDEN)
  canvas.line(a, c, { ...HIDDEN, width: 1 })
  canvas.line(b, d, { ...HIDDEN, width: 1 })
  canvas.line(top, centre, { stroke: 'b', dash: true, width: 2 })
  canvas.label([top[0], 18], 'S', { bold: true, middle: true })
  canvas.label([centre[0] + 4, centre[1] + 14], 'O', { bold: true, middle: true, halo: true, size: 14 })
  if (labels.side) canvas.label([144, 244], labels.side, LABEL)
  if (labels.height) canvas.label([164, 138], labels.height, { ...LABEL, role: 'b', anchor: 'end', halo: true })
  return canvas
}
