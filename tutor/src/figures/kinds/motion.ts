import { z } from 'zod'
import { Canvas } from '../canvas/canvas.ts'
import { sayLabel } from '../canvas/label-pieces.ts'
import { written } from '../canvas/numbers.ts'
import { distance, move, type Point, subtract, unit } from '../canvas/points.ts'
import { type Drawing, figureKind, Label, Place } from '../parts.ts'

export const MotionFigure = figureKind('motion', {
  /** Where the object is seen, picture after picture: x to the right, y up, in `unit`. */
  positions: z.array(Place).min(3).max(16),
  /** « 0,1 s », « 40 ms ». */
  interval: Label,
  unit: Label.default('m'),
  /** A stretch that shows the scale. */
  scale: z.number().positive(),
  object: Label.optional(),
  /** What it turns around, in the middle of a closed way. */
  around: z.strictObject({ at: Place, text: Label }).optional(),
  /** Arrows as long as the way to the next position. */
  vectors: z.boolean().default(false),
})
type MotionFigure = z.output<typeof MotionFigure>

const WIDTH = 400
const MARGIN = 26
const MAX_HEIGHT = 300

/** Numbers with as many decimals as three digits of the largest one leave: no more can be measured on paper. */
const roundAlike = (values: readonly number[]) => {
  const digit = 10 ** (2 - Math.floor(Math.log10(Math.max(...values))))
  return values.map(value => Math.round(value * digit) / digit)
}

/** A chronophotography: one object at equal times, with a scale. */
export const drawMotion = (figure: MotionFigure, name: string): Drawing => {
  const { positions, interval, scale, object, vectors, around: centre } = figure
  const [xs, ys] = [positions.map(([x]) => x), positions.map(([, y]) => y)]
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const pixels = Math.min(
    (WIDTH - 2 * MARGIN) / (right - left || 1e-9),
    (MAX_HEIGHT - 2 * MARGIN) / (high - low || 1e-9),
  )
  const height = (high - low) * pixels + 2 * MARGIN
  const place = ([x, y]: Point): Point => [
    (WIDTH - (right - left) * pixels) / 2 + (x - left) * pixels,
    MARGIN + (high - y) * pixels,
  ]
  const canvas = new Canvas(WIDTH, height + 66, name)
  const points = positions.map(place)
  canvas.polyline(points, { stroke: 'line', width: 1.4, dash: true })
  const gap = Math.min(...points.slice(1).map((point, i) => distance(point, points[i] ?? point)))
  points.forEach((point, i) => {
    const next = points[i + 1]
    canvas.circle(point, Math.min(7, gap / 2 - 1), { fill: 'te', stroke: 'e', width: 2 })
    if (vectors && next && i % 2 === 0) {
      const way = unit(subtract(next, point))
      canvas.line(move(point, way, 3), next, { stroke: 'b', width: 2.8, arrow: true })
    }
    // Where positions are near each other, every second name is left out.
    if (gap >= 26 || i % 2 === 0) {
      const around = subtract(next ?? point, points[i - 1] ?? point)
      const isSteep = Math.abs(around[1]) > Math.abs(around[0])
      const at: Point = isSteep ? [point[0] + 20, point[1]] : [point[0], point[1] - 16]
      canvas.label(at, `$M_{${i}}$`, { middle: true, size: 13, halo: true, silent: true })
    }
  })
  if (centre) {
    const [x, y] = place(centre.at)
    canvas.circle([x, y], 12, { fill: 'tc', stroke: 'c', width: 2 })
    canvas.label([x, y + 28], centre.text, { middle: true, bold: true, size: 14, halo: true })
  }
  const y = height + 16
  const length = scale * pixels
  canvas.path(`M16 ${y - 5}V${y + 5}M16 ${y}H${16 + length}M${16 + length} ${y - 5}V${y + 5}`, { width: 2 })
  canvas.label([24 + length, y], `${written(scale)} ${figure.unit}`, {
    anchor: 'start',
    middle: true,
    size: 14,
    bold: true,
  })
  canvas.label([16, y + 30], `Entre deux positions : ${interval}`, { anchor: 'start', middle: true, size: 14 })
  const steps = roundAlike(positions.slice(1).map((point, i) => distance(point, positions[i] ?? point)))
  const said = new Set(steps).size === 1 ? `toutes de ${written(steps[0] ?? 0)}` : steps.map(written).join(' ; ')
  return {
    canvas,
    text: `Chronophotographie${object ? `, ${object}` : ''} : ${positions.length} positions, de M0 à M${positions.length - 1}. Entre deux positions : ${interval}. Échelle : ${written(scale)} ${figure.unit}. Distances successives, en ${figure.unit} : ${said}.${vectors ? ' Des flèches montrent le déplacement.' : ''}${centre ? ` Au milieu : ${sayLabel(centre.text)}.` : ''}`,
    flaws:
      length > WIDTH - 100
        ? ['the scale is longer than the drawing']
        : gap < 8
          ? ['positions are too near each other to be told apart']
          : [],
  }
}
