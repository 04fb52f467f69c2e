import { develop } from './algebra/develop.ts'
import { equation } from './algebra/equation.ts'
import { factorise } from './algebra/factor.ts'
import { affine, functionValue, slopeOrConstant } from './algebra/functions.ts'
import { lineSlope } from './algebra/line-slope.ts'
import { onGraph } from './algebra/on-graph.ts'
import { storyFunction } from './algebra/story-function.ts'
import { substitute } from './algebra/substitute.ts'
import { tableFunction } from './algebra/table-function.ts'
import { testEquality } from './algebra/test-equality.ts'
import { arithmetic } from './arithmetic/index.ts'
import { missingNumber } from './arithmetic/missing-number.ts'
import { angleRatio } from './geometry/angle-ratio.ts'
import { angleSum } from './geometry/angle-sum.ts'
import { angles } from './geometry/angles.ts'
import { baseArea, diameter } from './geometry/base-area.ts'
import { constructible } from './geometry/constructible.ts'
import { converse } from './geometry/converse.ts'
import { enlarged } from './geometry/enlarged.ts'
import { inverseSizes } from './geometry/inverse-sizes.ts'
import { listedSides } from './geometry/listed-sides.ts'
import { namedPolygon } from './geometry/named-polygon.ts'
import { pythagoras } from './geometry/pythagoras.ts'
import { rightStories } from './geometry/right-stories.ts'
import { sameSize } from './geometry/same-size.ts'
import { shadows } from './geometry/shadows.ts'
import { sizes } from './geometry/sizes.ts'
import { slopes } from './geometry/slopes.ts'
import { thales } from './geometry/thales.ts'
import { thalesConverse } from './geometry/thales-converse.ts'
import { trigonometry } from './geometry/trigonometry.ts'
import { unnamedAngles } from './geometry/unnamed-angles.ts'
import { unnamedConverse } from './geometry/unnamed-converse.ts'
import { languageSolvers } from './language-solvers.ts'
import { convert } from './measures/convert.ts'
import { convertQuantity } from './measures/convert-quantity.ts'
import { convertSeveral } from './measures/convert-several.ts'
import { durations } from './measures/durations.ts'
import { findScale } from './measures/find-scale.ts'
import { proportion } from './measures/proportion.ts'
import { proportionTable } from './measures/proportion-table.ts'
import { scale } from './measures/scale.ts'
import { tableValue } from './measures/table-value.ts'
import { bounds } from './numbers/bounds.ts'
import { complement, twoThrows } from './numbers/chances.ts'
import { compareTwo, extremeNumber, order } from './numbers/compare.ts'
import { consecutive } from './numbers/consecutive.ts'
import { equalFraction } from './numbers/equal-fraction.ts'
import { euclideanDivision } from './numbers/euclid.ts'
import { fractionShare } from './numbers/fraction-share.ts'
import { numberInWords } from './numbers/in-words.ts'
import { coprime, multiplesIn } from './numbers/multiples.ts'
import { numberedOutcomes } from './numbers/numbered.ts'
import { oppositeOrInverse } from './numbers/opposites.ts'
import { otherWriting } from './numbers/other-writing.ts'
import { percent } from './numbers/percent.ts'
import { placeValue } from './numbers/place-value.ts'
import { singlePower } from './numbers/powers.ts'
import { primality } from './numbers/prime.ts'
import { probability } from './numbers/probability.ts'
import { programme } from './numbers/programme.ts'
import { roots } from './numbers/roots.ts'
import { signOfProduct } from './numbers/sign-of-product.ts'
import { statistics } from './numbers/statistics.ts'
import { tableCounts } from './numbers/table-counts.ts'
import { tableSeries } from './numbers/table-series.ts'
import { truth } from './numbers/truth.ts'
import { outcomes, twoKinds } from './numbers/two-kinds.ts'
import { frequency, totalCount, weightedMean } from './numbers/weighted.ts'
import { decompose, divisors, greatestDivisor, simplify } from './numbers/whole.ts'
import { scientificWriting } from './numbers/writing.ts'
import { atoms } from './physics/atoms.ts'
import { balance } from './physics/balance.ts'
import { circuitLaws, conservedMass, lawOfLesson, neutralPh, nominalValue } from './physics/circuits.ts'
import { atomParts, concentration, displacedVolume, identifyMaterial, sameMass } from './physics/conclusions.ts'
import { nameRole, solutionMass } from './physics/dissolution.ts'
import { echo, timeOneWay } from './physics/echo.ts'
import { energyCost } from './physics/energy-cost.ts'
import { formula } from './physics/formula.ts'
import { ionParts } from './physics/ions.ts'
import { kineticEnergy } from './physics/kinetic-energy.ts'
import { acidOrBase } from './physics/ph.ts'
import { netMass, phKinds, phList } from './physics/ph-list.ts'
import type { Solver } from './solution.ts'
import { basket } from './stories/basket.ts'
import { chronology } from './stories/chronology.ts'
import { comparison } from './stories/comparison.ts'
import { countedInTime } from './stories/counted-in-time.ts'
import { difference } from './stories/difference.ts'
import { discount } from './stories/discount.ts'
import { doubling } from './stories/doubling.ts'
import { equalShares, sameGroups } from './stories/equal-shares.ts'
import { fixedAndEach } from './stories/fixed-and-each.ts'
import { greatestGroups } from './stories/greatest-groups.ts'
import { groups } from './stories/groups.ts'
import { imageSize } from './stories/image-size.ts'
import { laps } from './stories/laps.ts'
import { listedCounts } from './stories/listed-counts.ts'
import { mixture } from './stories/mixture.ts'
import { naturalIncrease } from './stories/natural-increase.ts'
import { magnification, pulseRate, volumePerMinute } from './stories/per-minute.ts'
import { percentPart } from './stories/percent-part.ts'
import { pieces } from './stories/pieces.ts'
import { populationDensity } from './stories/population-density.ts'
import { pricedKinds } from './stories/priced-kinds.ts'
import { proportional } from './stories/proportional.ts'
import { rates } from './stories/rates.ts'
import { ratio } from './stories/ratio.ts'
import { runningTotal, temperatureGap } from './stories/running-total.ts'
import { shareOfAll } from './stories/share-of-all.ts'
import { shares } from './stories/shares.ts'
import { shopping } from './stories/shopping.ts'
import { successiveRates } from './stories/successive-rates.ts'
import { timesAsMany } from './stories/times-as-many.ts'
import { totalQuantity } from './stories/total-quantity.ts'
import { unitPrice } from './stories/unit-price.ts'
import { yearlyDrift } from './stories/yearly-drift.ts'
import { centuryForYear, yearsElapsed } from './stories/years.ts'

/** One line a solver; the first that is sure of a question answers it. */
export const solvers: readonly Solver[] = [
  simplify,
  scientificWriting,
  otherWriting,
  numberInWords,
  missingNumber,
  singlePower,
  programme,
  arithmetic,
  percent,
  fractionShare,
  develop,
  factorise,
  testEquality,
  equation,
  substitute,
  functionValue,
  affine,
  slopeOrConstant,
  lineSlope,
  onGraph,
  storyFunction,
  tableFunction,
  greatestDivisor,
  decompose,
  divisors,
  primality,
  multiplesIn,
  coprime,
  oppositeOrInverse,
  signOfProduct,
  equalFraction,
  truth,
  euclideanDivision,
  extremeNumber,
  compareTwo,
  order,
  consecutive,
  placeValue,
  bounds,
  roots,
  statistics,
  weightedMean,
  frequency,
  totalCount,
  tableCounts,
  tableSeries,
  complement,
  twoThrows,
  twoKinds,
  outcomes,
  probability,
  numberedOutcomes,
  convert,
  convertQuantity,
  convertSeveral,
  proportion,
  proportionTable,
  tableValue,
  findScale,
  scale,
  durations,
  pythagoras,
  thales,
  thalesConverse,
  trigonometry,
  angles,
  angleSum,
  unnamedAngles,
  constructible,
  converse,
  unnamedConverse,
  angleRatio,
  baseArea,
  diameter,
  sizes,
  namedPolygon,
  listedSides,
  sameSize,
  inverseSizes,
  rightStories,
  slopes,
  shadows,
  enlarged,
  timeOneWay,
  echo,
  lawOfLesson,
  sameMass,
  displacedVolume,
  identifyMaterial,
  concentration,
  circuitLaws,
  conservedMass,
  nominalValue,
  atomParts,
  ionParts,
  solutionMass,
  nameRole,
  neutralPh,
  formula,
  kineticEnergy,
  energyCost,
  balance,
  atoms,
  phKinds,
  phList,
  netMass,
  acidOrBase,
  volumePerMinute,
  pulseRate,
  countedInTime,
  laps,
  difference,
  imageSize,
  totalQuantity,
  doubling,
  yearlyDrift,
  chronology,
  magnification,
  populationDensity,
  yearsElapsed,
  centuryForYear,
  fixedAndEach,
  mixture,
  unitPrice,
  shopping,
  proportional,
  rates,
  shares,
  groups,
  basket,
  percentPart,
  shareOfAll,
  discount,
  naturalIncrease,
  successiveRates,
  runningTotal,
  temperatureGap,
  pieces,
  equalShares,
  sameGroups,
  comparison,
  greatestGroups,
  ratio,
  timesAsMany,
  listedCounts,
  pricedKinds,
  ...languageSolvers,
]
