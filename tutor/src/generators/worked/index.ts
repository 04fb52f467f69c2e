import type { Generator } from '../exercise.ts'
import { parallelAngles, rotationTurns } from './angles.ts'
import { workedGenerator } from './ask-worked.ts'
import { meanFromCounts, medianEven, missingValue } from './averages.ts'
import { calculationProgram, conditionBranch } from './calculation-programs.ts'
import { glasses, tankLitres } from './capacities.ts'
import { barScale, countFromFrequency, pieAngle, twoWayTable } from './charts.ts'
import { cableLength, ladderFoot } from './cosine.ts'
import { decimalHours, endTime, repeatedDuration, timeBetween } from './durations.ts'
import { signalEcho, sonarDepth } from './echoes.ts'
import { productEquationStory, productRoots, squareProblem, sumEquation } from './equations.ts'
import { factorsForNumber, identityProduct, squareOfSum } from './expressions.ts'
import { candleHeight, fixedPerimeter, priceFormula } from './formulas.ts'
import { fractionBottles, fractionLeft, fractionOfRest, fractionPriorities, restOfQuantity } from './fractions.ts'
import { homothetyArea, homothetyDistance } from './homotheties.ts'
import { isoscelesAngles, isoscelesPerimeter, isoscelesSide } from './isosceles-triangles.ts'
import { loopTwoMoves, loopVariable, nestedLoops, robotMoves } from './loops.ts'
import { energyOfDescent, kineticFromSpeed } from './mechanical-energy.ts'
import { changeBack, equalBars, matchPattern, priceByMass, reversedNumber, smallFactor, walkLeft } from './numbers.ts'
import { parallelogramAngles, parallelogramDiagonals, parallelogramSides } from './parallelograms.ts'
import { globalRate, successiveChanges } from './percentages.ts'
import { fenceLength, houseArea, parallelogramRest, ringArea, runningTrack } from './plane-measures.ts'
import { polygonPath, polygonTurn } from './polygon-programs.ts'
import { cubesInCube, exponentChain, powerPriorities, scientificProduct, squareFromPerimeter } from './powers.ts'
import { applianceCost, fillingTime, massFromDensity } from './rates.ts'
import { coneVolume, cylinderVolume, prismTent, pyramidVolume } from './solids.ts'
import { ballVolume, sphereArea, sphereSection } from './spheres.ts'
import { axialDistance, centralDistance, centralTriangle, mirroredPerimeter } from './symmetries.ts'
import { shadowHeight, thalesConverse, thalesPerimeter } from './thales.ts'
import type { Draw } from './working.ts'

const draws: Record<string, Draw> = {
  'worked-appliance-cost': applianceCost,
  'worked-axial-distance': axialDistance,
  'worked-ball-volume': ballVolume,
  'worked-bar-scale': barScale,
  'worked-cable-length': cableLength,
  'worked-calculation-program': calculationProgram,
  'worked-candle-height': candleHeight,
  'worked-central-distance': centralDistance,
  'worked-central-triangle': centralTriangle,
  'worked-change-back': changeBack,
  'worked-condition-branch': conditionBranch,
  'worked-cone-volume': coneVolume,
  'worked-count-from-frequency': countFromFrequency,
  'worked-cubes-in-cube': cubesInCube,
  'worked-cylinder-volume': cylinderVolume,
  'worked-decimal-hours': decimalHours,
  'worked-end-time': endTime,
  'worked-energy-of-descent': energyOfDescent,
  'worked-equal-bars': equalBars,
  'worked-exponent-chain': exponentChain,
  'worked-factors-for-number': factorsForNumber,
  'worked-fence-length': fenceLength,
  'worked-filling-time': fillingTime,
  'worked-fixed-perimeter': fixedPerimeter,
  'worked-fraction-bottles': fractionBottles,
  'worked-fraction-left': fractionLeft,
  'worked-fraction-of-rest': fractionOfRest,
  'worked-fraction-priorities': fractionPriorities,
  'worked-glasses': glasses,
  'worked-global-rate': globalRate,
  'worked-homothety-area': homothetyArea,
  'worked-homothety-distance': homothetyDistance,
  'worked-house-area': houseArea,
  'worked-identity-product': identityProduct,
  'worked-isosceles-angles': isoscelesAngles,
  'worked-isosceles-perimeter': isoscelesPerimeter,
  'worked-isosceles-side': isoscelesSide,
  'worked-kinetic-from-speed': kineticFromSpeed,
  'worked-ladder-foot': ladderFoot,
  'worked-loop-two-moves': loopTwoMoves,
  'worked-loop-variable': loopVariable,
  'worked-mass-from-density': massFromDensity,
  'worked-match-pattern': matchPattern,
  'worked-mean-from-counts': meanFromCounts,
  'worked-median-even': medianEven,
  'worked-mirrored-perimeter': mirroredPerimeter,
  'worked-missing-value': missingValue,
  'worked-nested-loops': nestedLoops,
  'worked-parallel-angles': parallelAngles,
  'worked-parallelogram-angles': parallelogramAngles,
  'worked-parallelogram-diagonals': parallelogramDiagonals,
  'worked-parallelogram-rest': parallelogramRest,
  'worked-parallelogram-sides': parallelogramSides,
  'worked-pie-angle': pieAngle,
  'worked-polygon-path': polygonPath,
  'worked-polygon-turn': polygonTurn,
  'worked-power-priorities': powerPriorities,
  'worked-price-by-mass': priceByMass,
  'worked-price-formula': priceFormula,
  'worked-prism-tent': prismTent,
  'worked-product-equation-story': productEquationStory,
  'worked-product-roots': productRoots,
  'worked-pyramid-volume': pyramidVolume,
  'worked-repeated-duration': repeatedDuration,
  'worked-rest-of-quantity': restOfQuantity,
  'worked-reversed-number': reversedNumber,
  'worked-ring-area': ringArea,
  'worked-robot-moves': robotMoves,
  'worked-rotation-turns': rotationTurns,
  'worked-running-track': runningTrack,
  'worked-scientific-product': scientificProduct,
  'worked-shadow-height': shadowHeight,
  'worked-signal-echo': signalEcho,
  'worked-small-factor': smallFactor,
  'worked-sonar-depth': sonarDepth,
  'worked-sphere-area': sphereArea,
  'worked-sphere-section': sphereSection,
  'worked-square-from-perimeter': squareFromPerimeter,
  'worked-square-of-sum': squareOfSum,
  'worked-square-problem': squareProblem,
  'worked-successive-changes': successiveChanges,
  'worked-sum-equation': sumEquation,
  'worked-tank-litres': tankLitres,
  'worked-thales-converse': thalesConverse,
  'worked-thales-perimeter': thalesPerimeter,
  'worked-time-between': timeBetween,
  'worked-two-way-table': twoWayTable,
  'worked-walk-left': walkLeft,
}

/** The exercises on worked calculations, by the names that packs use. */
export const workedGenerators: Record<string, Generator> = Object.fromEntries(
  Object.entries(draws).map(([name, draw]) => [name, workedGenerator(draw)]),
)
