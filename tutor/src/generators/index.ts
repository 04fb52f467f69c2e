import { doubleExpand, expand } from './algebra.ts'
import { anglePair, triangleAngle } from './angles.ts'
import { probabilityContrary, probabilityTwice } from './chance.ts'
import {
  convertArea,
  convertCapacity,
  convertCurrent,
  convertElectricPower,
  convertEnergy,
  convertLength,
  convertMass,
  convertVoltage,
  convertVolume,
} from './conversions.ts'
import { decimalProduct, decimalQuotient, decimalSum, fractionDecimal, powerOfTenShift, rounding } from './decimals.ts'
import { convertDuration, durationBetween, speed, speedUnits } from './durations.ts'
import { equation, equationTwoSides, productEquation } from './equations.ts'
import type { Generator } from './exercise.ts'
import { differenceOfSquares, factor } from './factor.ts'
import { fractionProduct, fractionQuotient, fractionSum } from './fractions.ts'
import { affineFunction, affineSlope } from './functions.ts'
import { linearFunction, quadraticImage } from './images.ts'
import { reduceExpression, squareEquation, substitute } from './letters.ts'
import { barModel, growingPattern, powerValue, relativeDistance } from './patterns.ts'
import { percentChange, percentFactor, percentRate } from './percent.ts'
import { circuitLaws, electricPower, ohmLaw } from './physics/electricity.ts'
import { energyChain, energyCost, energyJoules, energyKilowattHours } from './physics/energy.ts'
import { airShare, byDifference, countAtoms, density, massKept, solubility } from './physics/matter.ts'
import { kineticEnergy, kineticRatio, speedMetres, weight } from './physics/mechanics.ts'
import { binaryMessages, particles } from './physics/particles.ts'
import { frequencyOfWaves, lightTime, soundDistance } from './physics/waves.ts'
import { circle, parallelogramArea, rectangle, triangleArea } from './plane.ts'
import { powerRules, scientificNotation } from './powers.ts'
import { probabilityUrn } from './probability.ts'
import { mapScale, percentOf, proportionFourth, ratioShare } from './proportions.ts'
import { pythagore } from './pythagoras.ts'
import { fractionEqual, fractionOfQuantity } from './quantities.ts'
import { relativeProduct, relativeSum } from './relatives.ts'
import { frequency, mean, spread, weightedMean } from './statistics.ts'
import { thales } from './thales.ts'
import { trigonometryAngle, trigonometrySide } from './trigonometry.ts'
import { roundVolume, volume } from './volumes.ts'
import { euclideanDivision, gcd, lcm, primeFactor, priorities } from './whole.ts'
import { wordGenerators } from './words/index.ts'
import { workedGenerators } from './worked/index.ts'

export type { Generator } from './exercise.ts'

/** The generators of exercises with numbers, by the name that packs use. */
export const calculations: Record<string, Generator> = {
  'affine-function': affineFunction,
  'affine-slope': affineSlope,
  'air-share': airShare,
  'angle-pair': anglePair,
  'bar-model': barModel,
  'binary-messages': binaryMessages,
  'by-difference': byDifference,
  circle,
  'circuit-laws': circuitLaws,
  'convert-area': convertArea,
  'convert-capacity': convertCapacity,
  'convert-current': convertCurrent,
  'convert-duration': convertDuration,
  'convert-electric-power': convertElectricPower,
  'convert-energy': convertEnergy,
  'convert-length': convertLength,
  'convert-mass': convertMass,
  'convert-voltage': convertVoltage,
  'convert-volume': convertVolume,
  'count-atoms': countAtoms,
  'decimal-product': decimalProduct,
  'decimal-quotient': decimalQuotient,
  'decimal-sum': decimalSum,
  density,
  'difference-of-squares': differenceOfSquares,
  'double-expand': doubleExpand,
  'duration-between': durationBetween,
  'electric-power': electricPower,
  'energy-chain': energyChain,
  'energy-cost': energyCost,
  'energy-joules': energyJoules,
  'energy-kilowatt-hours': energyKilowattHours,
  equation,
  'equation-two-sides': equationTwoSides,
  'euclidean-division': euclideanDivision,
  expand,
  factor,
  'fraction-decimal': fractionDecimal,
  'fraction-equal': fractionEqual,
  'fraction-of-quantity': fractionOfQuantity,
  'fraction-product': fractionProduct,
  'fraction-quotient': fractionQuotient,
  'fraction-sum': fractionSum,
  frequency,
  'frequency-of-waves': frequencyOfWaves,
  gcd,
  'growing-pattern': growingPattern,
  'kinetic-energy': kineticEnergy,
  'kinetic-ratio': kineticRatio,
  lcm,
  'light-time': lightTime,
  'linear-function': linearFunction,
  'map-scale': mapScale,
  'mass-kept': massKept,
  mean,
  'ohm-law': ohmLaw,
  'parallelogram-area': parallelogramArea,
  particles,
  'percent-change': percentChange,
  'percent-factor': percentFactor,
  'percent-of': percentOf,
  'percent-rate': percentRate,
  'power-of-ten-shift': powerOfTenShift,
  'power-rules': powerRules,
  'power-value': powerValue,
  'prime-factor': primeFactor,
  priorities,
  'probability-contrary': probabilityContrary,
  'probability-twice': probabilityTwice,
  'probability-urn': probabilityUrn,
  'product-equation': productEquation,
  'proportion-fourth': proportionFourth,
  pythagore,
  'quadratic-image': quadraticImage,
  'ratio-share': ratioShare,
  rectangle,
  'reduce-expression': reduceExpression,
  'relative-distance': relativeDistance,
  'relative-product': relativeProduct,
  'relative-sum': relativeSum,
  'round-volume': roundVolume,
  rounding,
  'scientific-notation': scientificNotation,
  solubility,
  'sound-distance': soundDistance,
  speed,
  'speed-metres': speedMetres,
  'speed-units': speedUnits,
  spread,
  'square-equation': squareEquation,
  substitute,
  thales,
  'triangle-angle': triangleAngle,
  'triangle-area': triangleArea,
  'trigonometry-angle': trigonometryAngle,
  'trigonometry-side': trigonometrySide,
  volume,
  weight,
  'weighted-mean': weightedMean,
}

/** Every exercise generator, by the name that packs use. */
export const generators: Record<string, Generator> = { ...calculations, ...wordGenerators, ...workedGenerators }
