import { doubleExpand, expand } from './algebra.ts'
import { equation, equationTwoSides, productEquation } from './equations.ts'
import type { Generator } from './exercise.ts'
import { differenceOfSquares, factor } from './factor.ts'
import { fractionProduct, fractionQuotient, fractionSum } from './fractions.ts'
import { affineFunction, affineSlope } from './functions.ts'
import { percentChange, percentFactor, percentRate } from './percent.ts'
import { powerRules, scientificNotation } from './powers.ts'
import { probabilityUrn } from './probability.ts'
import { pythagore } from './pythagoras.ts'
import { fractionEqual, fractionOfQuantity } from './quantities.ts'
import { relativeProduct, relativeSum } from './relatives.ts'
import { thales } from './thales.ts'
import { trigonometryAngle, trigonometrySide } from './trigonometry.ts'

export type { Exercise, Generator } from './exercise.ts'

/** Every exercise generator, by the name that packs use. */
export const generators: Record<string, Generator> = {
  'affine-function': affineFunction,
  'affine-slope': affineSlope,
  'difference-of-squares': differenceOfSquares,
  'double-expand': doubleExpand,
  equation,
  'equation-two-sides': equationTwoSides,
  expand,
  factor,
  'fraction-equal': fractionEqual,
  'fraction-of-quantity': fractionOfQuantity,
  'fraction-product': fractionProduct,
  'fraction-quotient': fractionQuotient,
  'fraction-sum': fractionSum,
  'percent-change': percentChange,
  'percent-factor': percentFactor,
  'percent-rate': percentRate,
  'power-rules': powerRules,
  'probability-urn': probabilityUrn,
  'product-equation': productEquation,
  pythagore,
  'relative-product': relativeProduct,
  'relative-sum': relativeSum,
  'scientific-notation': scientificNotation,
  thales,
  'trigonometry-angle': trigonometryAngle,
  'trigonometry-side': trigonometrySide,
}
