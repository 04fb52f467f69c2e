import type { z } from 'zod'
import { Figure } from '../figures/schema.ts'

/** The name of a triangle as statements write it: in the order of the alphabet. */
const nameTriangle = (vertices: Iterable<string>) => [...vertices].toSorted().join('')

/** A figure from what its author would write. */
const makeFigure = (data: z.input<typeof Figure>): Figure => Figure.parse(data)

/** Lengths and angles as they are written on a figure, by name: `{ AB: '8 cm', BC: '?' }`. */
type Written = Record<string, string>

const lengths = (written: Written) =>
  Object.entries(written).map(([of, text]) => ({ of, text, role: text === '?' ? ('b' as const) : ('a' as const) }))
const angles = (written: Written) => Object.entries(written).map(([of, text]) => ({ of, text }))

type RightTriangle = {
  /** The vertex of the right angle, then the two others. */
  vertices: readonly [right: string, second: string, third: string]
  /** From the right angle to the second vertex, and to the third. */
  legs: readonly [number, number]
  lengths: Written
  angles?: Written
}

/** A flatter triangle leaves no room for its labels: it is not drawn to scale. */
const MAX_LEG_RATIO = 2.8

export const rightTriangle = ({ vertices, legs, lengths: given, angles: marked = {} }: RightTriangle): Figure => {
  const [right, second, third] = vertices
  const long = Math.max(...legs)
  const shown = legs.map(leg => Math.max(leg, long / MAX_LEG_RATIO))
  const [across = 1, up = 1] = shown
  return makeFigure({
    kind: 'geometry',
    id: 'exercice',
    title: `Triangle ${nameTriangle(vertices)} rectangle en ${right}`,
    points: { [right]: [0, 0], [second]: [across, 0], [third]: [0, up] },
    polygons: [{ of: nameTriangle(vertices), fill: 'a' }],
    right: [`${second}${right}${third}`],
    lengths: lengths(given),
    angles: angles(marked),
    notToScale: shown.some((leg, i) => leg !== legs[i]),
  })
}

const MIN_THIRD_ANGLE = 32

/** A triangle by the angles at its first two vertices, in degrees. */
export const triangleByAngles = (name: string, at: readonly [number, number], marked: Written): Figure => {
  const [first = '', second = '', third = ''] = name
  const sum = at[0] + at[1]
  const shown = Math.min(sum, 180 - MIN_THIRD_ANGLE)
  const [a, b] = at.map(degrees => Math.tan((degrees * (shown / sum) * Math.PI) / 180)) as [number, number]
  const x = (10 * b) / (a + b)
  return makeFigure({
    kind: 'geometry',
    id: 'exercice',
    title: `Triangle ${nameTriangle(name)}`,
    points: { [first]: [0, 0], [second]: [10, 0], [third]: [x, x * a] },
    polygons: [{ of: nameTriangle(name), fill: 'c' }],
    angles: angles(marked),
    notToScale: shown < sum,
  })
}

/** ABC with M on [AB] and N on [AC], (MN) parallel to (BC): one shape, which leaves room for all labels. */
export const nestedTriangles = (ratio: number, given: Written): Figure =>
  makeFigure({
    kind: 'geometry',
    id: 'exercice',
    title: 'Deux triangles, configuration de Thalès',
    points: {
      A: [0, 0],
      B: [10, -1],
      C: { base: 'AB', sides: [9.5, 8.5] },
      M: { on: 'AB', ratio },
      N: { on: 'AC', ratio },
    },
    polygons: [{ of: 'ABC', fill: 'e' }],
    lines: [{ of: 'MN', role: 'b' }],
    parallel: [['MN', 'BC']],
    lengths: lengths(given).map(one => ({ ...one, inside: one.of === 'MN' })),
    notToScale: true,
  })

type Solid = Omit<Extract<z.input<typeof Figure>, { kind: 'solid' }>, 'kind' | 'id' | 'title'>
const SOLIDS: Record<Solid['solid'], string> = {
  cuboid: 'Un pavé droit',
  prism: 'Un prisme droit',
  pyramid: 'Une pyramide',
  cylinder: 'Un cylindre',
  cone: 'Un cône de révolution',
  sphere: 'Une boule',
}

export const solidFigure = (solid: Solid): Figure =>
  makeFigure({ kind: 'solid', id: 'exercice', title: SOLIDS[solid.solid], ...solid })
