import { type Expression, findLetters, walkParts } from '../../../maths/expression.ts'
import {
  addPolynomials,
  areEqual,
  collect,
  constant,
  divideByMonomial,
  isNegative,
  type Monomial,
  multiplyPolynomials,
  type Polynomial,
  scale,
  sortedTerms,
} from '../../../maths/polynomial.ts'
import { print } from '../../../maths/print-expression.ts'
import { factorTex, printTex, printTyped } from '../../../maths/print-polynomial.ts'
import { rational } from '../../../maths/rational.ts'
import { readStatement } from '../../../maths/read-expression.ts'
import { commonFactor, findSquares } from '../../../maths/special-factors.ts'
import { toPolynomial } from '../../../maths/to-polynomial.ts'
import { haveSameValues } from '../../../maths/value-at.ts'
import { readProblem, unnamed } from '../read/runs.ts'
import type { Problem, Solution } from '../solution.ts'
import { saysOnly } from '../words.ts'
import { splitFactors, splitTerms } from './expand.ts'
import { messages } from './messages.ts'
import { factorSquares } from './square-difference.ts'

const OWN =
  /^(?:factoris\w*|litterales?|algebriques?|facteurs?|commun|produits?|sommes?|deux|identites?|remarquables?|utilisant|maximum|mettant)$/

type Found = { steps: string[]; tex: string; typed: string; value: Polynomial }

const one = (term: Monomial): Polynomial => collect([term])

/** ka + kb, a² − b², a² + 2ab + b², one after the other as far as it goes. */
const ofSum = (value: Polynomial): Found | undefined => {
  const steps: string[] = []
  const common = commonFactor(value)
  const rest = common ? divideByMonomial(value, common) : value
  const front = common ? printTex(one(common)) : ''
  const frontTyped = common ? printTyped(one(common)) : ''
  if (common) {
    const pieces = sortedTerms(value).map(term => {
      const inside = sortedTerms(divideByMonomial(one(term), common))[0]
      return inside ? messages.showProduct(printTex(one(term)), front, factorTex(inside)) : ''
    })
    steps.push(
      messages.commonFactor(pieces.join(' et '), front),
      messages.putInFront(`${printTex(value)} = ${front}(${printTex(rest)})`),
    )
  }
  const squares = findSquares(rest)
  if (squares) {
    const { kind, a, b } = squares
    const [texA, texB] = [printTex(one(a)), printTex(one(b))]
    const inside = (sign: string, form: 'tex' | 'typed') =>
      form === 'tex' ? `(${texA} ${sign} ${texB})` : `(${printTyped(one(a))} ${sign} ${printTyped(one(b))})`
    const write = (form: 'tex' | 'typed') =>
      kind === 'difference'
        ? inside('-', form) + inside('+', form)
        : `${inside(squares.sign, form)}${form === 'tex' ? '^{2}' : '^2'}`
    steps.push(
      kind === 'difference'
        ? messages.differenceOfSquares(texA, texB)
        : messages.perfectSquare(squares.sign, texA, texB),
      messages.therefore(`${printTex(value)} = ${front}${write('tex')}`),
    )
    return { steps, tex: front + write('tex'), typed: frontTyped + write('typed'), value }
  }
  return common && { steps, tex: `${front}(${printTex(rest)})`, typed: `${frontTyped}(${printTyped(rest)})`, value }
}

/** (x + 2)(3x − 1) + (x + 2)(x + 4): the same parenthesis in both terms. */
const ofBrackets = (expression: Expression): Found | undefined => {
  const terms = splitTerms(expression).map(({ minus, part }) => ({ minus, factors: splitFactors(part) }))
  if (terms.length !== 2) return undefined
  const values = terms.map(({ factors }) => factors.map(toPolynomial))
  const shared = terms[0]?.factors.find(
    (factor, i) =>
      factor.kind === 'group' && values[1]?.some(other => other && values[0]?.[i] && areEqual(other, values[0][i])),
  )
  const common = shared && toPolynomial(shared)
  if (!shared || !common || common.size < 2) return undefined
  const others = terms.map(({ minus, factors }, n) => {
    const at = values[n]?.findIndex(value => value && areEqual(value, common)) ?? -1
    const rest = factors.toSpliced(at, 1)
    const value = rest.reduce<Polynomial | undefined>(
      (all, factor) => {
        const next = toPolynomial(factor)
        return all && next && multiplyPolynomials(all, next)
      },
      constant(rational(1)),
    )
    return at < 0 || !value ? undefined : { minus, value }
  })
  const [first, second] = others
  if (!first || !second) return undefined
  const signed = ({ minus, value }: { minus: boolean; value: Polynomial }) =>
    minus ? scale(value, rational(-1)) : value
  const inside = addPolynomials(signed(first), signed(second))
  if (inside.size === 0) return undefined
  const front = `(${printTex(common)})`
  const bracket = `${first.minus ? '-' : ''}(${printTex(first.value)}) ${second.minus ? '-' : '+'} (${printTex(second.value)})`
  const value = multiplyPolynomials(common, inside)
  if (!value) return undefined
  // 2(x + 1) inside is taken out as well: (x + 2)(4x − 4) is 4(x + 2)(x − 1).
  const outer = inside.size > 1 ? commonFactor(inside) : undefined
  if (outer)
    return withOuter(common, inside, outer, value, [
      messages.bracketFactor(front),
      messages.putInFront(`${front}[${bracket}]`),
    ])
  const [tail, typedTail] =
    inside.size === 1 ? [printTex(inside), printTyped(inside)] : [`(${printTex(inside)})`, `(${printTyped(inside)})`]
  const isAlone = inside.size === 1 && !sortedTerms(inside).some(isNegative)
  const tex = inside.size === 1 ? (isAlone ? `${tail}${front}` : `(${tail})${front}`) : `${front}${tail}`
  return {
    steps: [messages.bracketFactor(front), messages.putInFront(`${front}[${bracket}]`), messages.inside(tex)],
    tex,
    typed: inside.size === 1 ? `${typedTail}(${printTyped(common)})` : `(${printTyped(common)})${typedTail}`,
    value,
  }
}

const withOuter = (
  common: Polynomial,
  inside: Polynomial,
  outer: Monomial,
  value: Polynomial,
  steps: string[],
): Found | undefined => {
  const rest = divideByMonomial(inside, outer)
  const front = one(outer)
  if (!rest || isNegative(outer) || outer.letters !== '') return undefined
  const line = `(${printTex(common)})(${printTex(inside)})`
  const tex = `${printTex(front)}(${printTex(common)})(${printTex(rest)})`
  return {
    steps: [...steps, messages.inside(line), messages.inside(tex)],
    tex,
    typed: `${printTyped(front)}(${printTyped(common)})(${printTyped(rest)})`,
    value,
  }
}

/** Factorises by a common factor, a common parenthesis or a remarkable identity. */
export const factorise = (problem: Problem): Solution | undefined => {
  const { words, runs } = readProblem(problem)
  const [run, ...others] = runs
  const asksTo = words.some(word => word.startsWith('factoris')) && saysOnly(words, OWN)
  const bare = run === undefined || others.length > 0 || !asksTo ? undefined : unnamed(run)
  const expression = bare === undefined ? undefined : readStatement(bare)
  const value = expression && toPolynomial(expression)
  if (!expression || !value || value.size === 0) return undefined
  const letters = findLetters(expression)
  const hasGroup = [...walkParts(expression)].some(part => part.kind === 'group')
  const isReduced = splitTerms(expression).length === value.size
  const found = hasGroup ? (factorSquares(expression) ?? ofBrackets(expression)) : isReduced ? ofSum(value) : undefined
  if (!found || !areEqual(found.value, value) || letters.length === 0 || letters.length > 2) return undefined
  const source = print(expression)
  if (letters.length === 1 && !haveSameValues(source, found.tex, letters[0] ?? '')) return undefined
  const name = run?.match(/^([A-Z])\s?=/)?.[1]
  const label = name ? `${name} = ` : ''
  return {
    kind: 'factor',
    asked: messages.factor(`${label}${source}`),
    expected: { kind: 'algebra', expression: found.typed.replaceAll(' ', ''), form: 'factored' },
    typed: found.typed,
    answer: `$${label}${found.tex}$`,
    steps: [...found.steps, messages.checkByDeveloping(printTex(value))],
    rule: messages.factorRule,
    hints: [...messages.factorHints],
    minutes: 4,
  }
}
