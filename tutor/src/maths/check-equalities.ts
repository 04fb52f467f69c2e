import { plainMaths } from './plain-maths.ts'
import { isSameNumber } from './rational.ts'
import { valueAt } from './value-at.ts'

const SIDE = String.raw`[-(]*\d[\d.+\-*/^() ]*`
const EQUALITY = new RegExp(
  String.raw`(?<![\p{L}\d.^)]|[/*+^-] ?)(${SIDE})=\s*(-?\d+(?:\.\d+)?(?:/\d+)?)(?![\d.,^*/(]|\s*[*/^+(=-])`,
  'gu',
)
const OPERATES = /\d[)\s]*[+\-*/^]\s*[-(]*\d/

/** The equalities between numbers in a text that are wrong; those that cannot be read are not judged. */
export const findWrongEqualities = (text: string): string[] => {
  // ≈ is read as =, and does not claim to be exact.
  const written = plainMaths(text.replace(/[^\s.;]*\s*(?:≈|\\approx)[^.;\n]*/g, ' '))
  return [...written.matchAll(EQUALITY)].flatMap(([whole, left = '', right = '']) => {
    if (!OPERATES.test(left)) return []
    try {
      return isSameNumber(valueAt(left.trim()), valueAt(right.trim())) ? [] : [whole.trim()]
    } catch {
      return []
    }
  })
}
