import { angleBetween, distance, type Point } from '../../canvas/points.ts'
import { splitNames } from './place-points.ts'
import type { GeometryFigure } from './schema.ts'

const MAX_RATIO = 1.03
const MAX_DEGREES = 1.5
const MEASURE = /^\$?(\d+(?:[,.]\d+)?)(?:\{,\}\d+)?\s*(\p{L}*)\$?$/u
const ANGLE = /^\$?(\d+(?:,\d+)?)\s*(?:°|\\degree)\$?$/

const readNumber = (text: string | undefined) => Number((text ?? '').replace(',', '.'))

/** Lengths of one unit that are not drawn in the ratio of their numbers, and angles of another size than they say. */
export const findScaleFlaws = (figure: GeometryFigure, placed: ReadonlyMap<string, Point>): string[] => {
  const find = (names: string) => splitNames(names).map(name => placed.get(name)) as [Point, Point, Point]
  if (figure.notToScale) return []
  const measured = figure.lengths.flatMap(({ of, text }) => {
    const [, number, unit] = MEASURE.exec(text) ?? []
    const [a, b] = find(of)
    return number ? [{ of, text, unit, scale: distance(a, b) / readNumber(number) }] : []
  })
  const lengths = measured.flatMap((one, i) =>
    measured
      .slice(i + 1)
      .filter(({ unit }) => unit === one.unit)
      .filter(({ scale }) => Math.max(scale / one.scale, one.scale / scale) > MAX_RATIO)
      .map(
        other =>
          `${one.of} (${one.text}) and ${other.of} (${other.text}) are not drawn to one scale: put it right, or say notToScale`,
      ),
  )
  const angles = figure.angles.flatMap(({ of, text }) => {
    const [, number] = ANGLE.exec(text ?? '') ?? []
    const drawn = angleBetween(...find(of))
    if (!number || Math.abs(drawn - readNumber(number)) <= MAX_DEGREES) return []
    return [`angle ${of} is drawn with ${Math.round(drawn)}°, it says ${text}: put it right, or say notToScale`]
  })
  const right = figure.right.flatMap(of => {
    const drawn = angleBetween(...find(of))
    return Math.abs(drawn - 90) > MAX_DEGREES
      ? [`angle ${of} is drawn with ${Math.round(drawn)}°, not as a right angle`]
      : []
  })
  const equal = figure.ticks.flatMap(set => {
    const all = set.map(names => distance(find(names)[0], find(names)[1]))
    return Math.max(...all) / Math.min(...all) > MAX_RATIO ? [`${set.join(', ')} are marked as equal, but are not`] : []
  })
  return [...lengths, ...angles, ...right, ...equal]
}
