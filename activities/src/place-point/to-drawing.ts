import { placeValue, readValue } from '../figure/along-scale.ts'
import type { Place } from '../figure/frame.ts'
import type { AxisScale, FigureScale } from '../figure/shape.ts'

const valueAt = ({ min, step }: AxisScale, at: number) => min + at * step

const graduationAt = (axis: AxisScale, place: number) => Math.round((readValue(axis, place) - axis.min) / axis.step)

/** Where a point stands in the drawing, by its graduations; undefined where the drawing has no such axes. */
export const toDrawing = ({ x, y, level }: FigureScale, [across = 0, up]: readonly number[]): Place | undefined => {
  if (!x) return undefined
  const left = placeValue(x, valueAt(x, across))
  if (up === undefined) return level === undefined ? undefined : [left, level]
  return y && [left, placeValue(y, valueAt(y, up))]
}

/** The graduations nearest to a place of the drawing, one on each axis. */
export const toGraduations = ({ x, y }: FigureScale, [left, top]: Place, axes: number): number[] | undefined => {
  if (!x) return undefined
  if (axes === 1) return [graduationAt(x, left)]
  return y && [graduationAt(x, left), graduationAt(y, top)]
}
