import type { Drawing } from '../../parts.ts'
import { drawBars } from './bars.ts'
import { drawBoxes } from './boxes.ts'
import { drawPie } from './pie.ts'
import type { ChartFigure } from './schema.ts'

const CHARTS = { bars: drawBars, pie: drawPie, box: drawBoxes }

export const drawChart = (figure: ChartFigure, name: string): Drawing => {
  const drawing = CHARTS[figure.chart](figure, name)
  const isEmpty = (figure.chart === 'box' ? figure.boxes : figure.values).length === 0
  return { ...drawing, flaws: [...(drawing.flaws ?? []), ...(isEmpty ? ['there is nothing in the chart'] : [])] }
}
