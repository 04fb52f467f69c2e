import { type Expression, isProduct, isSum } from '../../../maths/expression.ts'
import { isNegative, type Monomial, multiplyMonomials, sortedTerms, toConstant } from '../../../maths/polynomial.ts'
import { factorTex, printTerm } from '../../../maths/print-polynomial.ts'
import { divide, negate, rational } from '../../../maths/rational.ts'
import { toPolynomial } from '../../../maths/to-polynomial.ts'

const MOST_TERMS = 16
const MOST_FACTORS = 4

const negated = (terms: readonly Monomial[]): Monomial[] =>
  terms.map(({ letters, coefficient }) => ({ letters, coefficient: negate(coefficient) }))

/** The terms of a sum as they stand, each with its sign. */
export const splitTerms = (part: Expression): { minus: boolean; part: Expression }[] => {
  if (isSum(part))
    return [
      ...splitTerms(part.left),
      ...splitTerms(part.right).map((term, i) =>
        part.sign === '-' && i === 0 ? { ...term, minus: !term.minus } : term,
      ),
    ]
  if (part.kind === 'minus') return [{ minus: true, part: part.of }]
  return [{ minus: false, part }]
}

/** The factors of a product as they stand; a square is two. */
export const splitFactors = (part: Expression): Expression[] => {
  if (part.kind === 'operation' && part.sign === '*') return [...splitFactors(part.left), ...splitFactors(part.right)]
  if (part.kind === 'power' && part.base.kind === 'group' && part.exponent > 0 && part.exponent <= MOST_FACTORS)
    return Array.from({ length: part.exponent }, () => part.base)
  return [part]
}

const isBracketedSum = (part: Expression) => part.kind === 'group' && splitTerms(part.of).length > 1

/** The terms of an expanded part, not collected; undefined when it is no polynomial or has too many. */
const expanded = (part: Expression): Monomial[] | undefined => {
  if (part.kind === 'group') return expandedSum(part.of)
  if (isProduct(part) && part.sign !== '*') {
    const [over, under] = [expandedSum(part.left), toPolynomial(part.right)]
    const by = under && toConstant(under)
    return over && by && by.n !== 0n
      ? over.map(term => ({ ...term, coefficient: divide(term.coefficient, by) }))
      : undefined
  }
  const factors = splitFactors(part)
  if (factors.length > 1) {
    let terms: Monomial[] | undefined = [{ letters: '', coefficient: rational(1) }]
    for (const factor of factors) {
      const inside: Monomial[] | undefined = factor === part ? undefined : expanded(factor)
      terms = terms && inside ? terms.flatMap(left => inside.map(right => multiplyMonomials(left, right))) : undefined
      if (!terms || terms.length > MOST_TERMS) return undefined
    }
    return terms
  }
  if (part.kind === 'minus' || isSum(part)) return expandedSum(part)
  const value = toPolynomial(part)
  return value && value.size <= 1 ? sortedTerms(value) : undefined
}

/** The terms of a sum, expanded one by one in their order. */
export const expandedSum = (part: Expression): Monomial[] | undefined => {
  const lists = splitTerms(part).map(term => {
    const terms = expanded(term.part)
    return terms && term.minus ? negated(terms) : terms
  })
  const all = lists.flatMap(list => list ?? [])
  return lists.some(list => list === undefined) || all.length > MOST_TERMS ? undefined : all
}

/** The products written out, 2x × x + 2x × (−1) + …, when a sum is multiplied; undefined otherwise. */
export const writtenOut = (part: Expression): string | undefined => {
  const pieces = splitTerms(part).map(({ minus, part: term }) => {
    const factors = splitFactors(term)
    const sums = factors.filter(isBracketedSum)
    if (sums.length === 0 || factors.length < 2) return undefined
    const front = expandedProduct(factors.slice(0, -1))
    const last = expanded(factors.at(-1) ?? term)
    if (!front || !last) return undefined
    const products = front.flatMap(left => last.map(right => `${factorTex(left)} \\times ${factorTex(right)}`))
    const text = products.join(' + ').replace(/^\((-[^()]*)\)/, '$1')
    return { text: minus ? `(${text})` : text, minus }
  })
  if (pieces.every(piece => piece === undefined)) return undefined
  const parts = splitTerms(part).map(({ minus, part: term }, i) => {
    const piece = pieces[i]
    if (piece) return piece
    const terms = expanded(term)
    return (
      terms && {
        text: terms
          .map((one, n) =>
            n > 0
              ? isNegative(one)
                ? ` - ${printTerm(one)}`
                : ` + ${printTerm(one)}`
              : `${isNegative(one) ? '-' : ''}${printTerm(one)}`,
          )
          .join(''),
        minus: minus,
        several: terms.length > 1,
      }
    )
  })
  if (parts.some(one => one === undefined)) return undefined
  return parts
    .map((one, i) => {
      const text = one && 'several' in one && one.several && one.minus ? `(${one.text})` : (one?.text ?? '')
      return `${one?.minus ? (i > 0 ? ' - ' : '-') : i > 0 ? ' + ' : ''}${text}`
    })
    .join('')
}

const expandedProduct = (factors: readonly Expression[]): Monomial[] | undefined => {
  let terms: Monomial[] | undefined = [{ letters: '', coefficient: rational(1) }]
  for (const factor of factors) {
    const inside: Monomial[] | undefined = expanded(factor)
    terms = terms && inside ? terms.flatMap(left => inside.map(right => multiplyMonomials(left, right))) : undefined
  }
  return terms
}
