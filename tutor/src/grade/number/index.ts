import { plainMaths } from '../../maths/plain-maths.ts'
import {
  approximate,
  decimal,
  divide,
  isSameNumber,
  negate,
  type Rational,
  round,
  subtract,
} from '../../maths/rational.ts'
import { inBase, isSameKind, type Unit, unitNamed, withRates } from '../../maths/units.ts'
import { correct, type ExpectedOf, type Grade, incorrect, partial, toReview } from '../grade.ts'
import { messages } from '../messages.ts'
import { isUnitNamed, readGivenUnit, wantsRounding, withoutUnit } from './given-unit.ts'
import { numbersIn, type Written } from './read.ts'

type NumberExpected = ExpectedOf<'number'>
type Wanted = NumberExpected & { exact: Rational; measure: Unit | undefined; question: string }

const close = (value: Rational, { exact, tolerance }: Wanted) =>
  isSameNumber(value, exact) ||
  (tolerance !== undefined && Math.abs(approximate(subtract(value, exact))) <= tolerance + 1e-9)

/** A rounding of a number that has more places than were written. */
const isRounding = ({ value, form, places }: Written, { exact }: Wanted) =>
  form === 'decimal' &&
  places > 0 &&
  !isSameNumber(value, exact) &&
  isSameNumber(value, round(approximate(exact), places))

/** More places than the rounded value that is asked for, and right. */
const isFiner = ({ value, places }: Written, { exact, question }: Wanted) => {
  if (!wantsRounding(question)) return false
  const wantedPlaces = decimal(exact)?.split(/[.,]/)[1]?.length ?? 0
  return (
    decimal(exact) !== undefined &&
    places > wantedPlaces &&
    isSameNumber(round(approximate(value), wantedPlaces), exact)
  )
}

const judgeForm = (answer: Written, { form, exact }: Wanted): Grade => {
  if (form === 'irreducible' && !(answer.form === 'whole' || (answer.form === 'fraction' && answer.normal)))
    return partial(answer.form === 'fraction' ? messages.notReduced : messages.otherForm)
  if (form === 'scientific' && !(answer.form === 'scientific' && answer.normal)) return partial(messages.notScientific)
  if (form === 'decimal' && (answer.form === 'fraction' || answer.form === 'scientific') && decimal(exact))
    return partial(messages.otherForm)
  return correct(messages.right)
}

/** The value in the wanted unit; undefined when the unit measures something else. */
const converted = (answer: Written, { measure }: Wanted): Rational | undefined => {
  if (!measure || !answer.unit) return answer.value
  if (!isSameKind(answer.unit, measure)) return undefined
  return divide(inBase(answer.value, answer.unit), measure.factor)
}

const judgeOne = (answer: Written, wanted: Wanted): Grade => {
  const { measure, exact, unit } = wanted
  const size = converted(answer, wanted)
  if (size === undefined) return incorrect(messages.unitWrong)
  if (!close(size, wanted)) {
    const share = measure?.dimension === 'share' && !answer.unit && isSameNumber(answer.value, inBase(exact, measure))
    if (share) return partial(messages.otherForm)
    if (!measure && answer.unit?.dimension === 'share')
      return isSameNumber(inBase(answer.value, answer.unit), exact)
        ? partial(messages.otherForm)
        : toReview(messages.compare)
    if (isRounding({ ...answer, value: size }, wanted))
      return wantsRounding(wanted.question) ? correct(messages.right) : partial(messages.rounded)
    if (isFiner({ ...answer, value: size }, wanted)) return partial(messages.notRounded)
    if (measure && answer.unit && close(answer.value, wanted)) return incorrect(messages.sizeWrong)
    return incorrect(isSameNumber(size, negate(exact)) ? messages.opposite : messages.wrong)
  }
  if (!measure && answer.unit?.dimension === 'share') return toReview(messages.compare)
  if (measure && !answer.unit && unit && !isUnitNamed(wanted.question, measure, unit)) return withoutUnit(unit)
  return judgeForm(answer, wanted)
}

/** What stands behind the last sign of equality is the result; a calculation alone is not finished. */
const resultIn = (text: string): string =>
  text
    .slice(text.lastIndexOf('=') + 1)
    .replace(/(?<=\d)\s?[.;,!]+\s*$/, '')
    .replace(/^\s*\(([^()]*)\)\s*$/, '$1')

const CALCULATION = /^[-+*/^().\d\s]+$/
const isUnfinished = (text: string) =>
  CALCULATION.test(text) &&
  !/^[-+]?\s?\d+(?:\.\d+)?(?:\s?\*\s?10\s?\^\s?\(?-?\d+\)?)?(?:\s?\/\s?\d+)?$/.test(text.trim())

/** A number: its value exactly, its unit and the wanted form. Several numbers that differ are left to the reader. */
export const gradeNumber = (expected: NumberExpected, answer: string, question = ''): Grade =>
  readGivenUnit(gradeValue(expected, answer, question), expected, answer, question)

const gradeValue = (expected: NumberExpected, answer: string, question: string): Grade => {
  const [value] = numbersIn(expected.value)
  if (!value) return toReview(messages.compare)
  const measure = expected.unit === undefined ? undefined : unitNamed(plainMaths(expected.unit))
  const wanted: Wanted = { ...expected, exact: value.value, measure, question }
  const plain = withRates(plainMaths(answer), expected.unit ?? '').replace(/(?<=\d)\s?x\s?(?=\d)/gi, ' * ')
  const result = resultIn(plain)
  if (isUnfinished(result)) return toReview(messages.unfinished)
  const numbers = numbersIn(result)
  const [first, ...others] = measure ? preferred(numbers, measure) : years(numbers, wanted)
  const all = numbersIn(plain)
  if (!first)
    return all.length > 0 || !/[\p{L}\d]/u.test(plain) ? toReview(messages.compare) : toReview(messages.noNumber)
  const grade = judgeOne(first, wanted)
  const agree = others.every(other => judgeOne(other, wanted).verdict === grade.verdict)
  const somewhere = all.some(other => judgeOne(other, wanted).verdict === 'correct')
  const isRow = numbers.length > 1 && ROW.test(result)
  if (grade.verdict === 'correct' && (!agree || isRow || isDenied(plain))) return toReview(messages.manyNumbers)
  if (grade.verdict === 'incorrect' && somewhere && all.length > 1) return toReview(messages.manyNumbers)
  return others.length > 0 && !agree ? toReview(messages.manyNumbers) : grade
}

/** « 3, 5 L », « 3 ; 5 L », « 7 et 5 L »: the unit tells of none that it is the answer. */
const ROW = /^(?:[-+\d.,;/\s]|et\b)+[^\d;]*$/

/** Numbers with a unit of the wanted kind go before those without one. */
const preferred = (numbers: readonly Written[], measure: Unit) => {
  const measured = numbers.filter(({ unit }) => unit && isSameKind(unit, measure))
  return measured.length > 0 ? measured : numbers
}

/** Where a year is asked for, days do not count. */
const years = (numbers: readonly Written[], { exact, form }: Wanted) => {
  const isYear = ({ n, d }: Rational) => d === 1n && n >= 1000n && n <= 2100n
  const found = form === undefined && isYear(exact) ? numbers.filter(({ value }) => isYear(value)) : []
  return found.length > 0 ? found : numbers
}

/** '…, pas 12', 'ce n'est pas', '… ou …': the number that stands there may not be the answer. */
const isDenied = (text: string) => /\b(?:pas|jamais|ou|ni|sauf|différent)\b/i.test(text)
