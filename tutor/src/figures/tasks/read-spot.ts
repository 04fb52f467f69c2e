import { pyramidScale } from '../kinds/ages.ts'
import { chooseAxis, listEntries } from '../kinds/chart/values.ts'
import { climateSteps } from '../kinds/climate.ts'
import type { Figure, FigureFor } from '../schema.ts'
import { findAbscissas, findOrdinate } from './axes-values.ts'
import { slips } from './messages.ts'
import type { Spot } from './schema.ts'

/** A value of a figure: what a graduation is worth where it is read, where that is on the axes, and what is read by mistake. */
type SpotValue = {
  value: number
  graduation: number
  spot: { x?: number; y?: number; atEnd?: true }
  slips: { value: number; note: string }[]
}
/** The value, or what is not right about the question. */
type Found = SpotValue | string

type Is<Key extends string> = Extract<Spot, Record<Key, unknown>>

const slip = (value: number | undefined, note: string) => (value === undefined ? [] : [{ value, note }])

const readBar = (figure: FigureFor<'chart'>, { bar, series }: Is<'bar'>): Found => {
  if (figure.chart !== 'bars') return 'only bars can be read off a chart'
  const entry = listEntries(figure).find(({ label }) => label === bar)
  const n = series === undefined ? 0 : figure.series.indexOf(series)
  const value = entry?.values[n]
  if (value === undefined) return `there is no bar ${[bar, series].filter(Boolean).join(', ')}`
  const axis = chooseAxis(figure)
  const others = entry?.values.filter((_, other) => other !== n) ?? []
  return {
    value,
    graduation: axis.step / axis.fine,
    // Bars stand or lie: the figure has one of the two axes.
    spot: { x: value, y: value },
    slips: others.map(other => ({ value: other, note: slips.otherSeries })),
  }
}

const readCurve = (figure: FigureFor<'axes'>, spot: Is<'x'> | Is<'y'>): Found => {
  const { x, y, curves } = figure
  const curve = curves[spot.curve - 1]
  if (!curve) return `there is no curve ${spot.curve}`
  const others = curves.filter(other => other !== curve)
  if ('x' in spot) {
    const value = findOrdinate(curve, spot.x)
    if (value === undefined) return `the curve has no known point at ${spot.x}`
    if (value < y.min || value > y.max) return `at ${spot.x} the curve leaves the axes`
    const [back] = findAbscissas(curve, spot.x, x)
    return {
      value,
      graduation: y.step / y.fine,
      spot: { x: spot.x, y: value },
      slips: [
        ...others.flatMap(other => slip(findOrdinate(other, spot.x), slips.otherCurve)),
        ...slip(back, slips.antecedent),
      ],
    }
  }
  const found = findAbscissas(curve, spot.y, x)
  const [value] = found
  if (value === undefined || found.length > 1) return `the curve reaches ${spot.y} ${found.length} times`
  return {
    value,
    graduation: x.step / x.fine,
    spot: { x: value, y: spot.y },
    slips: [
      ...others.flatMap(other => slip(findAbscissas(other, spot.y, x)[0], slips.otherCurve)),
      ...slip(findOrdinate(curve, spot.y), slips.image),
    ],
  }
}

const readPoint = (figure: FigureFor<'axes'> | FigureFor<'number-line'>, { point: name, read }: Is<'point'>): Found => {
  if (figure.kind === 'number-line') {
    const point = figure.points.find(one => one.name === name)
    if (!point) return `there is no point ${name}`
    return {
      value: point.value,
      graduation: figure.step,
      spot: { x: point.value },
      slips: [],
    }
  }
  const point = figure.points.find(one => one.name === name)
  if (!point) return `there is no point ${name}`
  const [x, y] = point.at
  const [value, other] = read === 'x' ? [x, y] : [y, x]
  const axis = figure[read]
  return {
    value,
    graduation: axis.step / axis.fine,
    spot: { x, y },
    slips: [{ value: other, note: slips.otherCoordinate }],
  }
}

const readMonth = (figure: FigureFor<'climate'>, { month, read }: Is<'month'>): Found => {
  const [values, others] = read === 'rain' ? [figure.rain, figure.heat] : [figure.heat, figure.rain]
  const value = values[month - 1] ?? 0
  const { step } = climateSteps(figure)
  return {
    value,
    graduation: read === 'rain' ? step : step / 2,
    spot: { x: month - 0.5, y: read === 'rain' ? value : 2 * value, ...(read === 'rain' && { atEnd: true }) },
    slips: [
      ...slip(others[month - 1], read === 'rain' ? slips.heat : slips.rain),
      ...slip(read === 'rain' ? value / 2 : value * 2, read === 'rain' ? slips.heat : slips.rain),
      ...slip(values[month], slips.nextMonth),
      ...slip(values[month - 2], slips.nextMonth),
    ],
  }
}

const readBand = (figure: FigureFor<'ages'>, { band: name, read }: Is<'band'>): Found => {
  const n = figure.bands.findIndex(([age]) => age === name)
  const band = figure.bands[n]
  if (!band) return `there is no band ${name}`
  const [value, other] = read === 'men' ? [band[1], band[2]] : [band[2], band[1]]
  const { step, gap } = pyramidScale(figure)
  return {
    value,
    graduation: step,
    spot: { x: (read === 'men' ? -1 : 1) * (gap + value), y: n + 0.5 },
    slips: [{ value: other, note: slips.otherSide }],
  }
}

const readClass = (figure: FigureFor<'histogram'>, { from }: Is<'from'>): Found => {
  const n = figure.bounds.indexOf(from)
  const value = figure.values[n]
  if (value === undefined) return `no class begins at ${from}`
  const to = figure.bounds[n + 1] ?? from
  return { value, graduation: figure.step, spot: { x: (from + to) / 2, y: value }, slips: [] }
}

const readPeriod = (figure: FigureFor<'wave'>, { period: nth }: Is<'period'>): Found => {
  const value = figure.curves[nth - 1]?.period
  if (value === undefined) return `there is no curve ${nth}`
  if (value > figure.max) return 'a whole period is not drawn'
  const others = figure.curves.filter((_, n) => n !== nth - 1).map(({ period }) => period)
  return {
    value,
    graduation: figure.step,
    spot: { x: value },
    slips: [
      ...others.map(other => ({ value: other, note: slips.otherCurve })),
      { value: value / 2, note: slips.halfPeriod },
    ],
  }
}

const readLevel = (figure: FigureFor<'instrument'>, { level: nth }: Is<'level'>): Found => {
  const { min, step, every, levels } = figure
  const value = levels[nth - 1]?.value
  if (value === undefined) return `there is no level ${nth}`
  const below = min + Math.floor((value - min) / (step * every) + 1e-9) * step * every
  const asOnes = below + Math.round((value - below) / step)
  const others = levels.filter((_, n) => n !== nth - 1).map(other => other.value)
  return {
    value,
    graduation: step,
    spot: { y: value },
    slips: [
      ...others.map(other => ({ value: other, note: slips.otherLevel })),
      ...(step === 1 ? [] : [{ value: asOnes, note: slips.graduationIsOne }]),
    ],
  }
}

const readAngle = ({ angle }: FigureFor<'protractor'>): Found => ({
  value: angle,
  // Who turns a protractor by hand is a degree off.
  graduation: 2,
  spot: {},
  slips: [{ value: 180 - angle, note: slips.otherScale }],
})

/** The value of a figure that a question asks for; a sentence for its author where it cannot be read. */
export const readSpot = (figure: Figure, spot: Spot): Found => {
  if ('bar' in spot && figure.kind === 'chart') return readBar(figure, spot)
  if (('x' in spot || 'y' in spot) && figure.kind === 'axes') return readCurve(figure, spot)
  if ('point' in spot && (figure.kind === 'axes' || figure.kind === 'number-line')) return readPoint(figure, spot)
  if ('month' in spot && figure.kind === 'climate') return readMonth(figure, spot)
  if ('band' in spot && figure.kind === 'ages') return readBand(figure, spot)
  if ('from' in spot && figure.kind === 'histogram') return readClass(figure, spot)
  if ('period' in spot && figure.kind === 'wave') return readPeriod(figure, spot)
  if ('level' in spot && figure.kind === 'instrument') return readLevel(figure, spot)
  if ('angle' in spot && figure.kind === 'protractor') return readAngle(figure)
  return `${JSON.stringify(spot)} is nothing that is read off a figure of the kind ${figure.kind}`
}
