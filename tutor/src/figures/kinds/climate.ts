import { z } from 'zod'
import { Canvas } from '../canvas/canvas.ts'
import { curveThrough } from '../canvas/curve.ts'
import { written } from '../canvas/numbers.ts'
import type { Point } from '../canvas/points.ts'
import { type Drawing, figureKind, Label } from '../parts.ts'
import { sayLevel } from '../tasks/say-level.ts'

export const ClimateFigure = figureKind('climate', {
  place: Label,
  /** Millimetres a month, from January. */
  rain: z.array(z.number().nonnegative()).length(12),
  /** Degrees a month, from January. */
  heat: z.array(z.number()).length(12),
  /** The mean temperature and the sum of rain stand below; without it they are asked. */
  totals: z.boolean().default(true),
})
type ClimateFigure = z.output<typeof ClimateFigure>

const WIDTH = 400
const PLOT = { left: 46, right: WIDTH - 46, top: 44, height: 250 }
/** Twice the degrees that are written at most: no month is hotter. */
const MAX_WRITTEN_HEAT = 100
const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The axis of rain: its ends and its step; that of heat has half of each. */
export const climateSteps = ({ rain, heat }: Pick<ClimateFigure, 'rain' | 'heat'>) => {
  const most = Math.max(...rain, ...heat.map(degrees => 2 * degrees))
  // One line each 20 mm; each 40 or 100 where it rains much.
  const step = [20, 40, 100].find(size => most / size <= 9) ?? 200
  const top = Math.max(3 * step, Math.ceil(most / step) * step)
  return { step, top, low: Math.min(0, Math.floor((2 * Math.min(...heat)) / step) * step) }
}

/** A climate graph by the French rule P = 2T: in a month whose rain is below the curve it is dry. */
export const drawClimate = (figure: ClimateFigure, name: string): Drawing => {
  const { place, rain, heat, totals, valuesAsked } = figure
  const { step, top, low } = climateSteps(figure)
  const y = (value: number) => PLOT.top + (PLOT.height * (top - value)) / (top - low)
  const { left, right } = PLOT
  const bottom = y(low)
  const canvas = new Canvas(WIDTH, bottom + (totals ? 56 : 34), name)
  const column = (right - left) / 12
  for (let value = low; value <= top; value += step) {
    canvas.line([left, y(value)], [right, y(value)], { stroke: 'grid', width: 1 })
    if (value <= MAX_WRITTEN_HEAT)
      canvas.label([left - 7, y(value)], written(value / 2), { anchor: 'end', middle: true, size: 13, role: 'b' })
    if (value >= 0)
      canvas.label([right + 7, y(value)], written(value), { anchor: 'start', middle: true, size: 13, role: 'e' })
  }
  rain.forEach((value, i) => {
    const x = left + i * column
    canvas.rect({ x: x + 2, y: y(value), w: column - 4, h: y(0) - y(value) }, { fill: 'te', stroke: 'e', width: 1.5 })
    canvas.label([x + column / 2, bottom + 18], (MONTHS[i] ?? '').charAt(0).toUpperCase(), {
      size: 13,
      bold: true,
      silent: true,
    })
  })
  canvas.line([left, PLOT.top - 8], [left, bottom], { stroke: 'b' })
  canvas.line([right, PLOT.top - 8], [right, bottom], { stroke: 'e' })
  canvas.line([left, y(0)], [right, y(0)])
  const curve = heat.map((degrees, i): Point => [left + (i + 0.5) * column, y(2 * degrees)])
  canvas.path(curveThrough(curve), { stroke: 'b', width: 3 }, curve)
  for (const point of curve) canvas.circle(point, 3.2, { fill: 'b', stroke: 'paper', width: 1.2 })
  canvas.label([6, 18], 'Températures (°C)', { anchor: 'start', size: 13, bold: true, role: 'b' })
  canvas.label([WIDTH - 6, 18], 'Précipitations (mm)', { anchor: 'end', size: 13, bold: true, role: 'e' })
  const mean = written(Math.round((sum(heat) / 12) * 10) / 10)
  const whole = written(Math.round(sum(rain)))
  if (totals) canvas.label([WIDTH / 2, bottom + 44], `moyenne ${mean} °C, total ${whole} mm`, { size: 14, bold: true })
  const sayHeat = (value: number) =>
    valuesAsked ? sayLevel(value, { min: low / 2, step: step / 2, fine: 1 }) : `${written(value)} °C`
  const sayRain = (value: number) => (valuesAsked ? sayLevel(value, { min: 0, step, fine: 1 }) : `${written(value)} mm`)
  const months = MONTHS.map((month, i) => `${month} : ${sayHeat(heat[i] ?? 0)}, ${sayRain(rain[i] ?? 0)}`)
  const axes = valuesAsked ? `Un trait tous les ${written(step / 2)} °C et tous les ${written(step)} mm. ` : ''
  const below = totals ? ` Température moyenne ${mean} °C, total des précipitations ${whole} mm.` : ''
  return {
    canvas,
    text: `Climatogramme de ${place}. Températures (°C) en courbe, précipitations (mm) en barres. ${axes}${months.join(' ; ')}.${below}`,
    scale: {
      x: { from: left, to: right, min: 0, max: 12, step: 1 },
      y: { from: bottom, to: PLOT.top, min: low, max: top, step },
    },
  }
}
