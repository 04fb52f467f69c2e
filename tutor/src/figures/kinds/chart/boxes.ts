import { Canvas } from '../../canvas/canvas.ts'
import { nthSeries, tint } from '../../canvas/colors.ts'
import { steps, written } from '../../canvas/numbers.ts'
import type { Drawing } from '../../parts.ts'
import type { ChartFigure } from './schema.ts'
import { chooseAxis } from './values.ts'

const WIDTH = 400
const [LEFT, RIGHT] = [22, WIDTH - 26]
const ROW = 78

export const drawBoxes = (figure: ChartFigure, name: string): Drawing => {
  const axis = chooseAxis(figure)
  const bottom = figure.boxes.length * ROW + 8
  const canvas = new Canvas(WIDTH, bottom + (axis.label ? 48 : 28), name)
  const across = (value: number) => LEFT + ((value - axis.min) / (axis.max - axis.min)) * (RIGHT - LEFT)
  for (const value of steps(axis)) {
    canvas.line([across(value), 4], [across(value), bottom], { stroke: 'grid', width: 1 })
    canvas.label([across(value), bottom + 18], written(value), { size: 13 })
  }
  canvas.line([LEFT - 8, bottom], [WIDTH - 6, bottom], { arrow: true })
  if (axis.label) canvas.label([RIGHT + 12, bottom + 40], axis.label, { anchor: 'end', size: 14, bold: true })
  figure.boxes.forEach(({ label, min, q1, median, q3, max }, i) => {
    const y = i * ROW + 50
    canvas.label([LEFT, y - 27], label, { anchor: 'start', bold: true, size: 14, halo: true })
    canvas.line([across(min), y], [across(q1), y], { width: 2 })
    canvas.line([across(q3), y], [across(max), y], { width: 2 })
    for (const end of [min, max]) canvas.line([across(end), y - 10], [across(end), y + 10], { width: 2 })
    canvas.rect({ x: across(q1), y: y - 18, w: across(q3) - across(q1), h: 36 }, { fill: tint(nthSeries(i)), width: 2 })
    canvas.line([across(median), y - 18], [across(median), y + 18], { stroke: 'b', width: 3.4 })
  })
  const flaws = figure.boxes
    .filter(({ min, q1, median, q3, max }) => !(min <= q1 && q1 <= median && median <= q3 && q3 <= max))
    .map(({ label }) => `${label}: minimum, quartiles, median and maximum are not in order`)
  const said = figure.boxes.map(
    ({ label, min, q1, median, q3, max }) =>
      `${label} : minimum ${written(min)}, premier quartile ${written(q1)}, médiane ${written(median)}, troisième quartile ${written(q3)}, maximum ${written(max)}.`,
  )
  return { canvas, text: `Diagrammes en boîte${axis.label ? `, ${axis.label}` : ''}. ${said.join(' ')}`, flaws }
}
