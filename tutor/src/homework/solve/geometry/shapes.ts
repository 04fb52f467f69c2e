import { add, multiply, type Rational, rational } from '../../../maths/rational.ts'
import type { messages } from './messages-shapes.ts'

/** A size that a formula needs. */
export type Size =
  | 'length'
  | 'width'
  | 'height'
  | 'side'
  | 'base'
  | 'radius'
  | 'baseArea'
  | 'diagonal'
  | 'otherDiagonal'
export type Measure = 'area' | 'perimeter' | 'volume'

export type ShapeFormula = {
  shape: keyof typeof messages.shapes
  measure: Measure
  sizes: readonly Size[]
  /** Its name among the formulas of the lesson. */
  name: keyof typeof messages.formulas
  /** Only where the text says so: « à base carrée ». */
  needs?: RegExp
  hasPi?: true
  /** The value, π left out. */
  value: (sizes: readonly Rational[]) => Rational
  tex: (sizes: readonly string[]) => string
}

const one = rational(1)
const product = (all: readonly Rational[]) => all.reduce(multiply, one)
const times = (factor: Rational) => (all: readonly Rational[]) => multiply(factor, product(all))
const joined = (all: readonly string[]) => all.join(' \\times ')
const square = ([a = one]: readonly Rational[]) => multiply(a, a)
const cube = ([a = one]: readonly Rational[]) => multiply(a, multiply(a, a))

/** Every formula of collège: areas, perimeters and volumes. */
export const SHAPES: readonly ShapeFormula[] = [
  {
    shape: 'rectangle',
    measure: 'area',
    sizes: ['length', 'width'],
    name: 'rectangleArea',
    value: product,
    tex: joined,
  },
  {
    shape: 'rectangle',
    measure: 'perimeter',
    sizes: ['length', 'width'],
    name: 'rectanglePerimeter',
    value: all => multiply(rational(2), all.reduce(add, rational(0))),
    tex: all => `2 \\times (${all.join(' + ')})`,
  },
  {
    shape: 'square',
    measure: 'area',
    sizes: ['side'],
    name: 'squareArea',
    value: square,
    tex: ([a]) => `${a} \\times ${a}`,
  },
  {
    shape: 'square',
    measure: 'perimeter',
    sizes: ['side'],
    name: 'squarePerimeter',
    value: times(rational(4)),
    tex: ([a]) => `4 \\times ${a}`,
  },
  {
    shape: 'rhombus',
    measure: 'perimeter',
    sizes: ['side'],
    name: 'rhombusPerimeter',
    value: times(rational(4)),
    tex: ([a]) => `4 \\times ${a}`,
  },
  {
    shape: 'rhombus',
    measure: 'area',
    sizes: ['diagonal', 'otherDiagonal'],
    name: 'rhombusArea',
    value: times(rational(1, 2)),
    tex: all => `${joined(all)} \\div 2`,
  },
  {
    shape: 'equilateral',
    measure: 'perimeter',
    sizes: ['side'],
    name: 'equilateralPerimeter',
    value: times(rational(3)),
    tex: ([a]) => `3 \\times ${a}`,
  },
  {
    shape: 'triangle',
    measure: 'area',
    sizes: ['base', 'height'],
    name: 'triangleArea',
    value: times(rational(1, 2)),
    tex: all => `${joined(all)} \\div 2`,
  },
  {
    shape: 'parallelogram',
    measure: 'area',
    sizes: ['base', 'height'],
    name: 'parallelogramArea',
    value: product,
    tex: joined,
  },
  {
    shape: 'disc',
    measure: 'area',
    sizes: ['radius'],
    name: 'discArea',
    hasPi: true,
    value: square,
    tex: ([a]) => `${a}^{2}`,
  },
  {
    shape: 'disc',
    measure: 'perimeter',
    sizes: ['radius'],
    name: 'circlePerimeter',
    hasPi: true,
    value: times(rational(2)),
    tex: ([a]) => `2 \\times ${a}`,
  },
  {
    shape: 'cube',
    measure: 'volume',
    sizes: ['side'],
    name: 'cubeVolume',
    value: cube,
    tex: ([a]) => `${a} \\times ${a} \\times ${a}`,
  },
  {
    shape: 'box',
    measure: 'volume',
    sizes: ['length', 'width', 'height'],
    name: 'boxVolume',
    value: product,
    tex: joined,
  },
  {
    shape: 'cylinder',
    measure: 'volume',
    sizes: ['radius', 'height'],
    name: 'cylinderVolume',
    hasPi: true,
    value: ([r = one, h = one]) => multiply(multiply(r, r), h),
    tex: ([r, h]) => `${r}^{2} \\times ${h}`,
  },
  {
    shape: 'cone',
    measure: 'volume',
    sizes: ['radius', 'height'],
    name: 'coneVolume',
    hasPi: true,
    value: ([r = one, h = one]) => multiply(rational(1, 3), multiply(multiply(r, r), h)),
    tex: ([r, h]) => `\\frac{1}{3} \\times ${r}^{2} \\times ${h}`,
  },
  {
    shape: 'ball',
    measure: 'volume',
    sizes: ['radius'],
    name: 'ballVolume',
    hasPi: true,
    value: all => multiply(rational(4, 3), cube(all)),
    tex: ([r]) => `\\frac{4}{3} \\times ${r}^{3}`,
  },
  {
    shape: 'ball',
    measure: 'area',
    sizes: ['radius'],
    name: 'sphereArea',
    hasPi: true,
    value: all => multiply(rational(4), square(all)),
    tex: ([r]) => `4 \\times ${r}^{2}`,
  },
  {
    shape: 'prism',
    measure: 'volume',
    sizes: ['baseArea', 'height'],
    name: 'prismVolume',
    value: product,
    tex: joined,
  },
  {
    shape: 'pyramid',
    measure: 'volume',
    sizes: ['baseArea', 'height'],
    name: 'pyramidVolume',
    value: times(rational(1, 3)),
    tex: all => `\\frac{1}{3} \\times ${joined(all)}`,
  },
  {
    shape: 'pyramid',
    measure: 'volume',
    sizes: ['side', 'height'],
    name: 'squarePyramidVolume',
    needs: /base carree|base est un carre/,
    value: ([a = one, h = one]) => multiply(rational(1, 3), multiply(multiply(a, a), h)),
    tex: ([a, h]) => `\\frac{1}{3} \\times ${a} \\times ${a} \\times ${h}`,
  },
  {
    shape: 'pyramid',
    measure: 'volume',
    sizes: ['length', 'width', 'height'],
    name: 'rectanglePyramidVolume',
    needs: /base rectangulaire|base est un rectangle/,
    value: ([a = one, b = one, h = one]) => multiply(rational(1, 3), multiply(multiply(a, b), h)),
    tex: ([a, b, h]) => `\\frac{1}{3} \\times ${a} \\times ${b} \\times ${h}`,
  },
]
