import { type Expression, isSum } from '../../../maths/expression.ts'
import { addPolynomials, constant, multiplyPolynomials, type Polynomial, scale } from '../../../maths/polynomial.ts'
import { printTex, printTyped } from '../../../maths/print-polynomial.ts'
import { rational, squareRoot } from '../../../maths/rational.ts'
import { commonFactor } from '../../../maths/special-factors.ts'
import { toPolynomial } from '../../../maths/to-polynomial.ts'
import { splitTerms } from './expand.ts'
import { messages } from './messages.ts'

/** What a term is the square of: (2x + 3)², 16, or 9x². */
const findRoot = (part: Expression): Polynomial | undefined => {
  if (part.kind === 'power' && part.exponent === 2)
    return toPolynomial(part.base.kind === 'group' ? part.base.of : part.base)
  const value = toPolynomial(part)
  const [only, ...others] = value ? [...value] : []
  if (!only || others.length > 0) return undefined
  const [letters, coefficient] = only
  const root = squareRoot(coefficient)
  if (!root) return undefined
  if (letters === '') return constant(root)
  return letters.length === 2 && letters[0] === letters[1] ? new Map([[letters[0] ?? '', root]]) : undefined
}

/** (2x + 3)² − 16 and (x + 1)² − (2x − 3)², as a product; undefined for any other sum. */
export const factorSquares = (expression: Expression) => {
  if (!isSum(expression)) return undefined
  const terms = splitTerms(expression)
  const [plus, minus] = [terms.find(term => !term.minus), terms.find(term => term.minus)]
  const [a, b] = [plus && findRoot(plus.part), minus && findRoot(minus.part)]
  if (terms.length !== 2 || !a || !b || (a.size < 2 && b.size < 2)) return undefined
  const [low, high] = [addPolynomials(a, scale(b, rational(-1))), addPolynomials(a, b)]
  const value = multiplyPolynomials(low, high)
  // 2(x + 1) inside would have to be taken out as well.
  if (!value || [low, high].some(side => side.size === 0 || (side.size > 1 && commonFactor(side)))) return undefined
  const tex = `(${printTex(low)})(${printTex(high)})`
  return {
    steps: [
      messages.differenceOfSquares(printTex(a), printTex(b)),
      messages.putInFront(`[(${printTex(a)}) - (${printTex(b)})][(${printTex(a)}) + (${printTex(b)})]`),
      messages.inside(tex),
    ],
    tex,
    typed: `(${printTyped(low)})(${printTyped(high)})`,
    value,
  }
}
