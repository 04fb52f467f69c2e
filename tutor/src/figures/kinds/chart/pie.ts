import { Canvas, type Color } from '../../canvas/canvas.ts'
import { nthSeries, tint } from '../../canvas/colors.ts'
import { wrapText } from '../../canvas/label-markup.ts'
import { px, written } from '../../canvas/numbers.ts'
import type { Point } from '../../canvas/points.ts'
import type { Drawing } from '../../parts.ts'
import type { ChartFigure } from './schema.ts'
import { listEntries, withUnit } from './values.ts'

const CENTRE: Point = [122, 124]
const RADIUS = 104
const LEGEND_X = 246

/** Each sector has lines of its own: two plain ones would look alike where colours are forced. */
const HATCHES = [undefined, [45, 7], [0, 10], [135, 7], [90, 5], [20, 12]] as const

const fillSector = (canvas: Canvas, n: number): Color => {
  const hatch = HATCHES[n % HATCHES.length]
  return hatch ? canvas.hatch(nthSeries(n), ...hatch) : tint(nthSeries(n))
}

export const drawPie = (figure: ChartFigure, name: string): Drawing => {
  const entries = listEntries(figure).map(({ label, values }) => ({ label, value: values[0] ?? 0 }))
  const whole = entries.reduce((sum, { value }) => sum + value, 0)
  const legends = entries.map(({ label }) => wrapText(label, 14, 128))
  const heights = legends.map(({ length }) => length * 17 + 10)
  const height = Math.max(2 * CENTRE[1], heights.reduce((sum, one) => sum + one, 0) + 16)
  const canvas = new Canvas(410, height, name)
  const on = (turn: number, radius: number): Point => [
    CENTRE[0] + radius * Math.cos(turn),
    CENTRE[1] + radius * Math.sin(turn),
  ]
  let from = -Math.PI / 2
  let y = (height - heights.reduce((sum, one) => sum + one, 0)) / 2
  const labels: (() => void)[] = []
  entries.forEach(({ value }, n) => {
    const to = from + (value / whole) * 2 * Math.PI
    const [[ax, ay], [bx, by]] = [on(from, RADIUS), on(to, RADIUS)]
    const arc = `A${RADIUS} ${RADIUS} 0 ${to - from > Math.PI ? 1 : 0} 1 ${px(bx)} ${px(by)}`
    const fill = fillSector(canvas, n)
    if (value === whole) canvas.circle(CENTRE, RADIUS, { fill, width: 1.6 })
    else canvas.path(`M${px(CENTRE[0])} ${px(CENTRE[1])}L${px(ax)} ${px(ay)}${arc}Z`, { fill, width: 1.6 })
    const half = (from + to) / 2
    // A value stands beside a sector that is too narrow for it.
    const isNarrow = to - from < 0.42
    const place = on(half, isNarrow ? RADIUS + 17 : RADIUS * 0.66)
    if (!figure.hide)
      labels.push(() =>
        canvas.label(place, withUnit(value, figure.unit === '%' ? '%' : undefined), {
          middle: true,
          bold: true,
          halo: true,
          size: 14,
        }),
      )
    const row = heights[n] ?? 27
    canvas.rect({ x: LEGEND_X, y: y + row / 2 - 9, w: 24, h: 18 }, { fill, width: 1.4 })
    canvas.lines([LEGEND_X + 32, y + row / 2], legends[n] ?? [], { anchor: 'start', size: 14 })
    y += row
    from = to
  })
  for (const set of labels) set()
  const say = ({ label, value }: (typeof entries)[number]) =>
    `${label} : ${figure.hide ? `angle de ${written(Math.round((value / whole) * 360))} degrés` : withUnit(value, figure.unit)}`
  const isWhole = figure.unit !== '%' || Math.abs(whole - 100) < 0.6
  return {
    canvas,
    text: `Diagramme circulaire. ${entries.map(say).join(' ; ')}.`,
    flaws: isWhole ? [] : [`the percentages make ${whole}`],
  }
}
