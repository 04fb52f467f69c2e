import type { Canvas, Pen } from '../../canvas/canvas.ts'
import type { Series } from '../../canvas/colors.ts'
import { px } from '../../canvas/numbers.ts'
import { type Point, radians } from '../../canvas/points.ts'
import { fillNth } from './fills.ts'
import type { LegendEntry } from './legend.ts'
import type { Layers } from './schema.ts'

type Project = (place: Point) => Point

/** A closed curve through points (Catmull and Rom). */
const closedCurve = (points: readonly Point[]) => {
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0]
  const start = at(0)
  return points.reduce(
    (d, _, i) => {
      const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
      const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const
      const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const
      return `${d}C${[...first, ...second, ...to].map(px).join(' ')}`
    },
    `M${px(start[0])} ${px(start[1])}`,
  )
}

const straightLine = (points: readonly Point[]) => `M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}`

/** The outline of a field. */
export const outlineExtent = (
  { points, straight }: Pick<Layers['extents'][number], 'points' | 'straight'>,
  project: Project,
) => {
  const places = points.map(project)
  return straight ? `${straightLine(places)}Z` : closedCurve(places)
}

const bent = (from: Point, to: Point, bend: number) => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const middle = [(from[0] + to[0]) / 2 + dy * bend, (from[1] + to[1]) / 2 - dx * bend]
  return `M${px(from[0])} ${px(from[1])}Q${[...middle, ...to].map(px).join(' ')}`
}

const corners = ([x, y]: Point, radius: number, count: number, inner = 1): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const turn = radians((360 * i) / count - 90)
    const size = i % 2 === 0 ? radius : radius * inner
    return [x + size * Math.cos(turn), y + size * Math.sin(turn)]
  })

/** Flows and ways are told apart without colour, too. */
const DASHES = ['', '9 4', '3 3', '12 4 3 4']

type Sign = Layers['marks'][number]['sign']
const drawSign = (canvas: Canvas, sign: Sign, at: Point, role: Series, size = 1) => {
  const big = 1 + (size - 1) * 0.6
  const half = 4.6 * big
  const pen: Pen = { fill: role, stroke: 'paper', width: 1 }
  if (sign === 'ring') canvas.circle(at, 5 * big, { fill: 'paper', stroke: role, width: 2.4 })
  else if (sign === 'dot') canvas.circle(at, half, pen)
  else if (sign === 'square') canvas.rect({ x: at[0] - half, y: at[1] - half, w: 2 * half, h: 2 * half }, pen)
  else canvas.polygon(sign === 'triangle' ? corners(at, 6.5 * big, 3) : corners(at, 7 * big, 10, 0.45), pen)
}

const strokePen = ({ role, dash }: { role: Series; dash?: boolean }, own: string | undefined): Pen => ({
  stroke: role,
  width: 2.8,
  round: !own,
  ...(dash ? { dash: '7 5' } : own && { dash: own }),
})

/** Draws what lies on the ground, and gives the rows of the legend. `used` fills stand in the legend already. */
export const drawLayers = (canvas: Canvas, figure: Layers, project: Project, used: number): LegendEntry[] => {
  const { extents, lines, arrows, marks } = figure
  const entries: LegendEntry[] = []
  const fields = [...new Set(extents.map(({ label }) => label))]
  extents.forEach(extent => {
    const { label, role } = extent
    const fill = fillNth(canvas, role, used + fields.indexOf(label))
    canvas.path(outlineExtent(extent, project), {
      fill,
      stroke: role,
      width: 2,
      opacity: 0.8,
    })
    entries.push({
      label,
      sample: (x, y) => canvas.rect({ x: x - 14, y: y - 9, w: 28, h: 18 }, { fill, stroke: role, width: 1.6 }),
    })
  })
  const ways = [...new Set(lines.filter(({ dash }) => !dash).map(({ label }) => label))]
  for (const line of lines) {
    const pen = strokePen(line, DASHES[ways.indexOf(line.label) % DASHES.length])
    canvas.path(straightLine(line.points.map(project)), pen)
    if (line.label) entries.push({ label: line.label, sample: (x, y) => canvas.line([x - 14, y], [x + 14, y], pen) })
  }
  const flows = [...new Set(arrows.map(({ label }) => label))]
  for (const { from, to, role, label, bend } of arrows) {
    const dash = DASHES[flows.indexOf(label) % DASHES.length]
    const pen: Pen = { stroke: role, width: 3, arrow: true, ...(dash && { dash }) }
    canvas.path(bent(project(from), project(to), bend), pen)
    if (label) entries.push({ label, sample: (x, y) => canvas.line([x - 15, y], [x + 14, y], pen) })
  }
  for (const { sign, role, at, label, size } of marks) {
    for (const place of at) drawSign(canvas, sign, project(place), role, size)
    entries.push({ label, sample: (x, y) => drawSign(canvas, sign, [x, y], role, size) })
  }
  return entries.filter(({ label }, i) => entries.findIndex(one => one.label === label) === i)
}
