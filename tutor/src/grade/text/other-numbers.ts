import { approximate } from '../../maths/rational.ts'
import { valueAt } from '../../maths/value-at.ts'
import type { Answer } from './evidence.ts'
import { spellNumber } from './number-words.ts'
import type { Rubric } from './rubric.ts'
import { splitWords, type Word } from './tokens.ts'

const NUMBER = /^[-+]?\d[\d.]*$/
const YEAR = /^\d{4}$/

/** « 6 février 34 » is of 1934. */
const isShortYear = (text: string, known: readonly string[]) =>
  /^\d{2}$/.test(text) && known.some(one => YEAR.test(one) && one.endsWith(text))

const CALCULATION = /([-(\d][\d.,() \-+×x*÷/:]{0,60})= ?(-?\d[\d.,]*)/g
const ROUNDED = 0.01
const isTrue = (sum: string, result: string) => {
  try {
    const [left, right] = [sum.replace(/[x*]/g, '×').replaceAll(':', '÷'), result.replace(/[.,]$/, '')]
    const [one, other] = [approximate(valueAt(left)), approximate(valueAt(right))]
    return Math.abs(one - other) <= ROUNDED * Math.max(1, Math.abs(other))
  } catch {
    return false
  }
}
/** The numbers of calculations that are right, « −4 + 6 = 2 », and lead to a known result. */
const listCalculated = (text: string, isKnown: (word: Word) => boolean): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(CALCULATION)]
      .filter(([, sum = '', result = '']) => isTrue(sum, result) && splitWords(result).every(isKnown))
      .flatMap(([whole]) => splitWords(whole).map(word => word.text)),
  )

/** Numbers that neither lesson nor question has, where the answer lacks one of the lesson's. */
export const findOtherNumbers = ({ words, text }: Answer, { own, asked, modelWords }: Rubric): Word[] => {
  const known = modelWords.map(word => word.text).filter(one => NUMBER.test(one))
  const isKnown = (word: Word) => {
    const spelled = spellNumber(word.text)
    return [word, ...(spelled ? [{ ...word, text: spelled, stem: spelled }] : [])].some(
      one => own.has(one) || asked.has(one),
    )
  }
  const calculated = listCalculated(text.replaceAll('−', '-'), isKnown)
  const numbers = words.filter(
    word =>
      NUMBER.test(word.text) &&
      !word.denied &&
      !isKnown(word) &&
      !isShortYear(word.text, known) &&
      !calculated.has(word.text),
  )
  const lost = known.filter(one => !words.some(word => word.text === one))
  return numbers.length > 0 && lost.some(one => one.length >= (numbers[0]?.text.length ?? 0) - 1) ? numbers : []
}
