import { written } from '../../canvas/numbers.ts'
import type { Axis } from '../../parts.ts'
import { sayLevel } from '../../tasks/say-level.ts'
import type { ChartFigure } from './schema.ts'

export type Entry = { label: string; values: number[] }

export const listEntries = (figure: ChartFigure): Entry[] =>
  figure.values.map(({ label, value }) => ({ label, values: Array.isArray(value) ? value : [value] }))

/** « 12 % », « 12 » where a unit is not written. */
export const withUnit = (value: number, unit: string | undefined) => `${written(value)}${unit ? `\u00a0${unit}` : ''}`

/** The axis of the figure, or one with five round steps up to its greatest value. */
export const chooseAxis = (figure: ChartFigure): Axis => {
  if (figure.axis) return figure.axis
  const boxes = figure.boxes.map(({ max }) => max)
  const most = Math.max(1e-9, ...listEntries(figure).flatMap(({ values }) => values), ...boxes)
  const rough = 10 ** Math.floor(Math.log10(most / 5))
  const step = [1, 2, 5, 10].map(times => times * rough).find(size => most / size <= 6) ?? 10 * rough
  return { min: 0, max: Math.ceil(most / step - 1e-9) * step, step, fine: 1 }
}

/** Values that the axis does not reach, and series without a value. */
export const findValueFlaws = (figure: ChartFigure): string[] => {
  const { min, max } = chooseAxis(figure)
  const count = Math.max(1, figure.series.length)
  return listEntries(figure).flatMap(({ label, values }) => [
    ...(values.length === count ? [] : [`${label} has ${values.length} values for ${count} series`]),
    ...values.filter(value => value < min || value > max).map(value => `${label}: ${value} is outside of the axis`),
  ])
}

export const describeEntries = (figure: ChartFigure) => {
  const axis = chooseAxis(figure)
  const say = (value: number) => (figure.valuesAsked ? sayLevel(value, axis) : withUnit(value, figure.unit))
  return listEntries(figure)
    .map(({ label, values }) => {
      const said = values.map((value, i) => `${figure.series[i] ? `${figure.series[i]} ` : ''}${say(value)}`)
      return `${label} : ${said.join(', ')}`
    })
    .join(' ; ')
}
