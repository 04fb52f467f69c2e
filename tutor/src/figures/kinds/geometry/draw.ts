import { Canvas } from '../../canvas/canvas.ts'
import { type Series, tint } from '../../canvas/colors.ts'
import { measurePieces, readLabel } from '../../canvas/label-pieces.ts'
import { px } from '../../canvas/numbers.ts'
import {
  angleBetween,
  distance,
  mean,
  middle,
  move,
  normal,
  type Point,
  radians,
  subtract,
  unit,
} from '../../canvas/points.ts'
import type { Drawing } from '../../parts.ts'
import { describeGeometry } from './describe.ts'
import { besideSegment, freeDirection, isBetween, reach } from './label-places.ts'
import { placePoints, splitNames } from './place-points.ts'
import { findScaleFlaws } from './scale-flaws.ts'
import type { GeometryFigure } from './schema.ts'

const MAX_WIDTH = 290
const MAX_HEIGHT = 230
const MARGIN = 34
/** The length of a segment that a named point cuts stands at a line of its own, so far aside. */
const ASIDE = 28
/** Lines and rays go on so far behind their points. */
const BEYOND = 24

type Segment = [Point, Point]
/** A point of one side, the vertex, a point of the other side. */
type Corner = [Point, Point, Point]
type Angle = GeometryFigure['angles'][number]
type Length = GeometryFigure['lengths'][number]

/** Draws a geometry figure; names and lengths find their places themselves. */
export const drawGeometry = (figure: GeometryFigure, name: string): Drawing => {
  const placed = placePoints(figure.points)
  const world = (one: string): Point => {
    const point = placed.get(one)
    if (!point) throw new Error(`there is no point ${one}`)
    return point
  }
  const circles = figure.circles.map(({ centre, through, radius, fill }) => {
    const size = radius ?? (through ? distance(world(centre), world(through)) : undefined)
    if (!size) throw new Error(`the circle of centre ${centre} has neither a radius nor a point`)
    return { centre: world(centre), radius: size, fill }
  })
  const xs = [...placed.values()].map(([x]) => x)
  const ys = [...placed.values()].map(([, y]) => y)
  for (const { centre, radius } of circles) {
    xs.push(centre[0] - radius, centre[0] + radius)
    ys.push(centre[1] - radius, centre[1] + radius)
  }
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(MAX_WIDTH / Math.max(right - left, 1e-6), MAX_HEIGHT / Math.max(top - bottom, 1e-6))
  const place = ([x, y]: Point): Point => [MARGIN + (x - left) * scale, MARGIN + (top - y) * scale]
  const at = (one: string): Point => place(world(one))
  const find = (names: string) => splitNames(names).map(at)
  const pair = (names: string) => find(names) as Segment
  const canvas = new Canvas((right - left) * scale + 2 * MARGIN, (top - bottom) * scale + 2 * MARGIN, name)
  const centre: Point = [canvas.width / 2, canvas.height / 2]

  for (const { centre: one, radius, fill } of circles)
    if (fill) canvas.circle(place(one), radius * scale, { fill: ground(fill), stroke: 'none' })
  const segments: Segment[] = []
  for (const { of, fill } of figure.polygons) {
    const corners = find(of)
    if (fill) canvas.polygon(corners, { fill: ground(fill), stroke: 'none' })
    segments.push(...corners.map((corner, i): Segment => [corner, corners[(i + 1) % corners.length] as Point]))
  }
  // Tints lie below all strokes.
  for (const angle of figure.angles) drawWedge(canvas, find(angle.of) as Corner, angle)
  for (const { of } of figure.polygons) canvas.polygon(find(of), { width: 2.2 })
  for (const { centre: one, radius } of circles) canvas.circle(place(one), radius * scale, { width: 2.2 })
  for (const { of, as, dash, role, name: label } of figure.lines) {
    const [a, b] = pair(of)
    const along = unit(subtract(b, a))
    const end = as === 'segment' ? b : move(b, along, BEYOND)
    const start = as === 'line' ? move(a, along, -BEYOND) : a
    canvas.line(start, end, { stroke: role ?? 'ink', width: 2.2, dash })
    segments.push([start, end])
    if (label) {
      const side = move(move(end, along, -10), normal(along), 15)
      canvas.label(side, label, { middle: true, role: role ?? 'ink', bold: true, size: 14, halo: true })
    }
  }
  for (const of of figure.right) drawRightAngle(canvas, find(of) as Corner)
  for (const angle of figure.angles) drawAngle(canvas, find(angle.of) as Corner, angle)
  figure.ticks.forEach((set, n) => {
    for (const names of set) drawTicks(canvas, pair(names), n + 1)
  })

  const turns = new Map(Object.entries(figure.name))
  for (const one of placed.keys()) {
    const point = at(one)
    if (figure.dots.includes(one)) canvas.dot(point)
    if (one.startsWith('_')) continue
    const turn = turns.get(one)
    const direction: Point =
      turn === undefined ? freeDirection(point, segments, centre) : [Math.cos(radians(turn)), -Math.sin(radians(turn))]
    const beside = move(point, direction, reach(13, 13, direction) + 7)
    canvas.label(beside, one, { middle: true, bold: true, size: 16 })
  }
  for (const { of, text, inside, role } of figure.lengths) {
    const [a, b] = pair(of)
    const home = figure.polygons.find(polygon => splitNames(of).every(one => splitNames(polygon.of).includes(one)))
    const from = home ? mean(find(home.of)) : centre
    const side = normal(unit(subtract(b, a)))
    const toward = subtract(middle(a, b), from)
    const isOutside = side[0] * toward[0] + side[1] * toward[1] >= 0
    const away: Point = isOutside === inside ? [-side[0], -side[1]] : side
    const width = measurePieces(readLabel(text, 15)) * 1.06
    const isCut = !inside && [...placed.keys()].some(one => !one.startsWith('_') && isBetween(at(one), [a, b]))
    const beside: Segment = isCut ? [move(a, away, ASIDE), move(b, away, ASIDE)] : [a, b]
    if (isCut) drawDimension(canvas, beside, away, role)
    canvas.label(besideSegment(beside, away, width, 15), text, { middle: true, role, bold: true, size: 15 })
  }
  if (figure.parallel.length > 0) {
    const lines = figure.parallel.map(([a, b]) => `(${a}) // (${b})`)
    canvas.lines([centre[0], canvas.height + lines.length * 9], lines, { size: 14, role: 'soft', silent: true })
  }
  return { canvas, text: describeGeometry(figure), flaws: findScaleFlaws(figure, placed) }
}

const ground = (fill: Series | 'paper') => (fill === 'paper' ? fill : tint(fill))

/** From end to end: which of the lengths along a side a number gives. */
const drawDimension = (canvas: Canvas, ends: Segment, across: Point, role: Length['role']) => {
  const marks = ends.map(end => `M${[...move(end, across, 5), ...move(end, across, -5)].map(px).join(' ')}`)
  canvas.path(`${marks.join('')}M${ends.flat().map(px).join(' ')}`, { stroke: role, width: 1.6 })
}

const drawRightAngle = (canvas: Canvas, [a, b, c]: Corner) => {
  const size = Math.min(13, distance(a, b) / 3, distance(c, b) / 3)
  const [u, v] = [unit(subtract(a, b)), unit(subtract(c, b))]
  const corner = move(move(b, u, size), v, size)
  canvas.polyline([move(b, u, size), corner, move(b, v, size)], { stroke: 'b', width: 2 })
}

/** The arcs of an angle at some distance of its vertex. */
const angleArc = ([a, b, c]: Corner) => {
  const [u, v] = [unit(subtract(a, b)), unit(subtract(c, b))]
  const open = radians(angleBetween(a, b, c))
  const sweep = u[0] * v[1] - u[1] * v[0] > 0 ? 1 : 0
  const arc = (size: number) => {
    const [from, to] = [move(b, u, size), move(b, v, size)]
    return `${px(from[0])} ${px(from[1])}A${px(size)} ${px(size)} 0 0 ${sweep} ${px(to[0])} ${px(to[1])}`
  }
  return { u, v, open, arc, radius: open < 0.5 ? 44 : open > 1.9 ? 22 : 30 }
}

const drawWedge = (canvas: Canvas, corner: Corner, { role }: Angle) => {
  const { arc, radius } = angleArc(corner)
  canvas.path(`M${px(corner[1][0])} ${px(corner[1][1])}L${arc(radius)}Z`, { fill: tint(role), stroke: 'none' })
}

const drawAngle = (canvas: Canvas, corner: Corner, { text, arcs, role }: Angle) => {
  const { u, v, open, arc, radius } = angleArc(corner)
  const b = corner[1]
  for (let i = 0; i < arcs; i++) canvas.path(`M${arc(radius - i * 4)}`, { stroke: role })
  if (!text) return
  const bisector = unit([u[0] + v[0], u[1] + v[1]])
  const width = measurePieces(readLabel(text, 14)) * 1.06
  // In a narrow angle the label stands where the rays leave it room.
  const between = (reach(width, 14, normal(bisector)) + 4) / Math.sin(open / 2)
  const place = move(b, bisector, Math.max(radius + reach(width, 14, bisector) + 4, between))
  canvas.label(place, text, { middle: true, role, bold: true, size: 14 })
}

const drawTicks = (canvas: Canvas, [a, b]: Segment, count: number) => {
  const along = unit(subtract(b, a))
  for (let i = 0; i < count; i++) {
    const at = move(middle(a, b), along, (i - (count - 1) / 2) * 5)
    const slant = move(normal(along), along, 0.3)
    canvas.line(move(at, slant, 6), move(at, slant, -6), { stroke: 'd', width: 2 })
  }
}
