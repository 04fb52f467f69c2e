import { Canvas } from '../../canvas/canvas.ts'
import type { Point } from '../../canvas/points.ts'
import { EDGE, HIDDEN, LABEL } from './edges.ts'
import type { SolidFigure } from './schema.ts'

const WIDTH = 320
const X = 160
const BASE = 206
const [RX, RY] = [90, 25]

/** The base with its centre, a radius and the height up to `top`. */
const drawBase = (canvas: Canvas, { labels }: SolidFigure, top: number) => {
  canvas.path(`M${X - RX} ${BASE}A${RX} ${RY} 0 0 1 ${X + RX} ${BASE}`, HIDDEN)
  canvas.line([X, BASE], [X, top], { stroke: 'b', dash: true, width: 2 })
  canvas.line([X, BASE], [X + RX, BASE], { stroke: 'c', width: 2.2 })
  canvas.polyline(
    [
      [X + 10, BASE],
      [X + 10, BASE - 10],
      [X, BASE - 10],
    ],
    { stroke: 'b', width: 1.6 },
  )
  canvas.dot([X, BASE], 3)
  canvas.label([X - 11, BASE + 3], 'O', { bold: true, middle: true, halo: true, size: 14 })
  if (labels.radius) canvas.label([X + RX / 2, BASE + 42], labels.radius, { ...LABEL, role: 'c' })
  if (labels.radius) canvas.line([X + RX / 2, BASE + 31], [X + RX / 2, BASE + 3], { stroke: 'line', width: 1 })
}

export const drawCylinder = (figure: SolidFigure, name: string): Canvas => {
  const canvas = new Canvas(WIDTH, 256, name)
  const top = BASE - 154
  canvas.path(`M${X - RX} ${BASE}V${top}H${X + RX}V${BASE}A${RX} ${RY} 0 0 1 ${X - RX} ${BASE}Z`, {
    ...EDGE,
    fill: 'ta',
  })
  canvas.ellipse([X, top], RX, RY, { ...EDGE, fill: 'paper' })
  drawBase(canvas, figure, top)
  const { height } = figure.labels
  if (height) canvas.label([X + 8, BASE - 60], height, { ...LABEL, role: 'b', anchor: 'start', halo: true })
  return canvas
}

export const drawCone = (figure: SolidFigure, name: string): Canvas => {
  const canvas = new Canvas(WIDTH, 256, name)
  const top: Point = [X, 34]
  canvas.path(`M${X - RX} ${BASE}A${RX} ${RY} 0 0 0 ${X + RX} ${BASE}L${X} ${top[1]}Z`, { ...EDGE, fill: 'ta' })
  drawBase(canvas, figure, top[1])
  canvas.label([X, 20], 'S', { bold: true, middle: true })
  const { height } = figure.labels
  if (height) {
    // The name does not fit into the cone: a thin line leads to the height.
    canvas.line([X + 58, 76], [X + 4, 100], { stroke: 'soft', width: 1 })
    canvas.label([X + 62, 72], height, { ...LABEL, role: 'b', anchor: 'start' })
  }
  return canvas
}

export const drawSphere = ({ labels }: SolidFigure, name: string): Canvas => {
  const canvas = new Canvas(240, 226, name)
  const [x, y, radius] = [120, 113, 100]
  canvas.circle([x, y], radius, { ...EDGE, fill: 'ta' })
  canvas.path(`M${x - radius} ${y}A${radius} 28 0 0 0 ${x + radius} ${y}`, EDGE)
  canvas.path(`M${x - radius} ${y}A${radius} 28 0 0 1 ${x + radius} ${y}`, HIDDEN)
  canvas.line([x, y], [x + radius, y], { stroke: 'b', width: 2.2 })
  canvas.dot([x, y])
  canvas.label([x - 11, y - 8], 'O', { bold: true, middle: true, halo: true })
  if (labels.radius) canvas.label([x + 54, y - 13], labels.radius, { ...LABEL, role: 'b', halo: true })
  return canvas
}
