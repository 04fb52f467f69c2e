import { z } from 'zod'
import { Canvas } from '../canvas/canvas.ts'
import { nthSeries } from '../canvas/colors.ts'
import { curveThrough } from '../canvas/curve.ts'
import { sayLabel } from '../canvas/label-pieces.ts'
import { steps, written } from '../canvas/numbers.ts'
import type { Point } from '../canvas/points.ts'
import { Axis, type Drawing, figureKind, Label, Place, SeriesName } from '../parts.ts'
import { findOrdinate } from '../tasks/axes-values.ts'
import { sayLevel } from '../tasks/say-level.ts'

const named = { name: Label.optional(), nameAt: Place.optional(), role: SeriesName.optional() }
const Curve = z.union([
  z.strictObject({ points: z.array(Place).min(2), smooth: z.boolean().default(false), ...named }),
  /** The line y = ax + b, as [a, b]. */
  z.strictObject({ affine: Place, ...named }),
  /** Coefficients of a polynomial, from the constant upwards. */
  z.strictObject({ poly: z.array(z.number()).min(1).max(5), ...named }),
])
type Curve = z.output<typeof Curve>

export const AxesFigure = figureKind('axes', {
  x: Axis,
  y: Axis,
  curves: z.array(Curve).max(4).default([]),
  points: z.array(z.strictObject({ at: Place, name: Label.optional() })).default([]),
  /** Points read on the graph: dashed arrows lead from x to the curve and on to y. */
  readings: z.array(Place).default([]),
  /** Points read the other way, from y to the curve and down to x. */
  antecedents: z.array(Place).default([]),
})
type AxesFigure = z.output<typeof AxesFigure>

const WIDTH = 400
const PLOT = { x: 50, y: 34, w: 322, h: 250 }
const CLOSE = 12
const isNear = (a: number, b: number) => Math.abs(a - b) < CLOSE
const DASHES = [false, '9 4', '2 4', '12 3 2 3'] as const

const valueAt = (poly: readonly number[], x: number) =>
  poly.reduce((sum, factor, power) => sum + factor * x ** power, 0)

/** The points of a curve, in its own units. */
const trace = (curve: Curve, { min, max }: Axis): readonly Point[] => {
  if ('points' in curve) return curve.points
  const poly = 'affine' in curve ? [curve.affine[1], curve.affine[0]] : curve.poly
  const count = 'affine' in curve ? 1 : 60
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const x = min + ((max - min) * i) / count
    return [x, valueAt(poly, x)]
  })
}

const sayPoint = ([x, y]: Point) => `(${written(x)} ; ${written(y)})`

const MAX_SAID = 13

/** A curve by the graduations that it passes, where its values are asked. */
const describeAsked = (curve: Curve, { x, y }: AxesFigure) => {
  const fine = steps({ ...x, step: x.step / x.fine })
  const said = (fine.length <= MAX_SAID ? fine : steps(x)).flatMap(at => {
    const value = findOrdinate(curve, at)
    return value === undefined || value < y.min || value > y.max ? [] : `en ${written(at)}, ${sayLevel(value, y)}`
  })
  return `${said.join(' ; ')}.`
}

const describeCurve = (curve: Curve, i: number, figure: AxesFigure) => {
  const { x, y, valuesAsked } = figure
  const name = curve.name ? `Courbe ${sayLabel(curve.name)}` : `Courbe ${i + 1}`
  if (valuesAsked) return `${name} : ${describeAsked(curve, figure)}`
  if ('points' in curve) return `${name} : passe par ${curve.points.map(sayPoint).join(', ')}.`
  if ('affine' in curve) {
    const [a, b] = curve.affine
    return `${name} : droite passant par ${sayPoint([0, b])} et ${sayPoint([1, a + b])}.`
  }
  const seen = steps(x).map((value): Point => [value, valueAt(curve.poly, value)])
  return `${name} : passe par ${seen
    .filter(([, value]) => value >= y.min && value <= y.max)
    .map(sayPoint)
    .join(', ')}.`
}

const sayWhere = (at: Point, { x, y, valuesAsked }: AxesFigure) =>
  valuesAsked ? `: en abscisse ${sayLevel(at[0], x, 'à droite de')} ; en ordonnée ${sayLevel(at[1], y)}` : sayPoint(at)

const describe = (figure: AxesFigure) =>
  [
    `Repère : ${figure.x.label ? sayLabel(figure.x.label) : 'abscisses'} de ${written(figure.x.min)} à ${written(figure.x.max)}, ${figure.y.label ? sayLabel(figure.y.label) : 'ordonnées'} de ${written(figure.y.min)} à ${written(figure.y.max)}.`,
    figure.curves.length + figure.points.length === 0
      ? `Une graduation tous les ${written(figure.x.step / figure.x.fine)} en abscisse, tous les ${written(figure.y.step / figure.y.fine)} en ordonnée.`
      : '',
    ...figure.curves.map((curve, i) => describeCurve(curve, i, figure)),
    ...figure.points.map(({ at, name }) => `Point ${name ? `${sayLabel(name)} ` : ''}${sayWhere(at, figure)}.`),
    ...figure.readings.map(at => `Lecture du point ${sayPoint(at)} sur les deux axes.`),
    ...figure.antecedents.map(
      ([px, py]) => `De l’ordonnée ${written(py)}, on va jusqu’à la courbe, puis à l’abscisse ${written(px)}.`,
    ),
  ].join(' ')

export const drawAxes = (figure: AxesFigure, name: string): Drawing => {
  const { x, y, curves, points, readings, antecedents } = figure
  const canvas = new Canvas(WIDTH, PLOT.y + PLOT.h + 34, name)
  const right = PLOT.x + PLOT.w
  const bottom = PLOT.y + PLOT.h
  const across = (value: number) => PLOT.x + ((value - x.min) / (x.max - x.min)) * PLOT.w
  const up = (value: number) => bottom - ((value - y.min) / (y.max - y.min)) * PLOT.h
  const at = ([px, py]: Point): Point => [across(px), up(py)]
  // The axes cross at zero where both show it, at the lower end otherwise.
  const originX = across(Math.max(x.min, Math.min(0, x.max)))
  const originY = up(Math.max(y.min, Math.min(0, y.max)))

  for (const value of steps({ ...x, step: x.step / x.fine }))
    canvas.line([across(value), PLOT.y], [across(value), bottom], { stroke: 'grid', width: 1 })
  for (const value of steps({ ...y, step: y.step / y.fine }))
    canvas.line([PLOT.x, up(value)], [right, up(value)], { stroke: 'grid', width: 1 })
  canvas.line([PLOT.x - 6, originY], [right + 16, originY], { arrow: true })
  canvas.line([originX, bottom + 6], [originX, PLOT.y - 14], { arrow: true })

  const isInside = originX > PLOT.x + 1 || originY < bottom - 1
  // A number stands on the other side of its axis where the arrow of a reading passes.
  const read = [...readings, ...antecedents]
  const isBelow = (value: number) => read.some(one => one[1] < 0 && isNear(across(one[0]), across(value)))
  const isLeft = (value: number) => read.some(one => one[0] < 0 && isNear(up(one[1]), up(value)))
  for (const value of steps(x)) {
    canvas.line([across(value), originY - 4], [across(value), originY + 4])
    if (value !== 0 || !isInside)
      canvas.label([across(value), originY + (isBelow(value) ? -9 : 19)], written(value), { size: 13, halo: true })
  }
  for (const value of steps(y)) {
    canvas.line([originX - 4, up(value)], [originX + 4, up(value)])
    const [side, anchor] = isLeft(value) ? ([8, 'start'] as const) : ([-8, 'end'] as const)
    if (value !== 0 || !isInside)
      canvas.label([originX + side, up(value)], written(value), { size: 13, anchor, middle: true, halo: true })
  }
  if (isInside) canvas.label([originX - 8, originY + 17], '0', { size: 13, anchor: 'end', halo: true })
  if (x.label) {
    const below = originY > bottom - 30
    canvas.label([right + 18, below ? bottom + 38 : originY - 12], x.label, {
      anchor: 'end',
      size: 14,
      bold: true,
      halo: true,
    })
  }
  const isFar = originX > PLOT.x + PLOT.w / 2
  if (y.label)
    canvas.label([originX + (isFar ? -10 : 10), PLOT.y - 14], y.label, {
      anchor: isFar ? 'end' : 'start',
      size: 14,
      bold: true,
      halo: true,
    })

  canvas.clip({ ...PLOT, x: PLOT.x - 2, w: PLOT.w + 4 }, () => {
    curves.forEach((curve, i) => {
      const seen = trace(curve, x).map(at)
      const pen = { stroke: curve.role ?? nthSeries(i), width: 2.8, dash: DASHES[i] ?? false }
      if ('points' in curve && curve.smooth) canvas.path(curveThrough(seen), pen, seen)
      else canvas.polyline(seen, pen)
    })
  })
  curves.forEach((curve, i) => {
    if (!curve.name) return
    const last = trace(curve, x).findLast(([, value]) => value >= y.min && value <= y.max) ?? [x.max, y.max]
    const place = curve.nameAt ? at(curve.nameAt) : move(at(last))
    canvas.label(place, curve.name, { role: curve.role ?? nthSeries(i), bold: true, halo: true, middle: true })
  })
  for (const reading of readings) {
    const [px, py] = at(reading)
    canvas.line([px, originY], [px, py], { stroke: 'd', dash: true, width: 2, arrow: true })
    canvas.line([px, py], [originX + 2, py], { stroke: 'd', dash: true, width: 2, arrow: true })
  }
  for (const antecedent of antecedents) {
    const [px, py] = at(antecedent)
    canvas.line([originX, py], [px, py], { stroke: 'd', dash: true, width: 2, arrow: true })
    canvas.line([px, py], [px, originY + (py < originY ? -2 : 2)], { stroke: 'd', dash: true, width: 2, arrow: true })
  }
  for (const point of points) {
    const [px, py] = at(point.at)
    canvas.cross([px, py])
    if (point.name) canvas.label([px + 12, py - 9], point.name, { bold: true, role: 'b', halo: true })
  }
  const shown = [...points.map(point => point.at), ...read]
  const flaws = shown
    .filter(([px, py]) => px < x.min || px > x.max || py < y.min || py > y.max)
    .map(point => `${sayPoint(point)} is outside of the axes`)
  const scale = {
    x: { from: PLOT.x, to: right, min: x.min, max: x.max, step: x.step / x.fine },
    y: { from: bottom, to: PLOT.y, min: y.min, max: y.max, step: y.step / y.fine },
  }
  return { canvas, text: describe(figure), flaws, scale }
}

/** A name stands a little above the end of its curve, inside of the plot. */
const move = ([x, y]: Point): Point => [Math.min(x, PLOT.x + PLOT.w) - 14, Math.max(y - 16, PLOT.y + 8)]
