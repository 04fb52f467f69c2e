import { type Expression, isSum } from '../../../maths/expression.ts'
import {
  addPolynomials,
  constant,
  divideByMonomial,
  multiplyPolynomials,
  type Polynomial,
  scale,
} from '../../../maths/polynomial.ts'
import { printTex, printTyped } from '../../../maths/print-polynomial.ts'
import { multiply, type Rational, rational, squareRoot } from '../../../maths/rational.ts'
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

/** 6x + 4 as 2 and 3x + 2; undefined where more than a number would come out. */
const takeOut = (side: Polynomial): { front: Rational; rest: Polynomial } | undefined => {
  const common = side.size > 1 ? commonFactor(side) : undefined
  if (side.size === 0 || (common && common.letters !== '')) return undefined
  const rest = common ? divideByMonomial(side, common) : side
  return rest && { front: common?.coefficient ?? rational(1), rest }
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
  const sides = [low, high].map(takeOut)
  const [first, second] = sides
  if (!value || !first || !second) return undefined
  const tex = `(${printTex(low)})(${printTex(high)})`
  const front = multiply(first.front, second.front)
  const isOut = front.n !== 1n || front.d !== 1n
  const [out, outTyped] = isOut ? [printTex(constant(front)), printTyped(constant(front))] : ['', '']
  const shortTex = `${out}(${printTex(first.rest)})(${printTex(second.rest)})`
  return {
    steps: [
      messages.differenceOfSquares(printTex(a), printTex(b)),
      messages.putInFront(`[(${printTex(a)}) - (${printTex(b)})][(${printTex(a)}) + (${printTex(b)})]`),
      messages.inside(tex),
      ...(isOut ? [messages.inside(shortTex)] : []),
    ],
    tex: shortTex,
    typed: `${outTyped}(${printTyped(first.rest)})(${printTyped(second.rest)})`,
    value,
  }
}
