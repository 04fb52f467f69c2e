import { type Expression, findLetters, walkParts } from '../../../maths/expression.ts'
import { addPolynomials, evaluate, isNegative, type Polynomial, scale } from '../../../maths/polynomial.ts'
import { print } from '../../../maths/print-expression.ts'
import { printSum, printTerm, printTex } from '../../../maths/print-polynomial.ts'
import {
  divide,
  exact,
  isSameNumber,
  negate,
  type Rational,
  rational,
  squareRoot,
  subtract,
} from '../../../maths/rational.ts'
import { readStatement } from '../../../maths/read-expression.ts'
import { fractionTex } from '../../../maths/tex.ts'
import { toPolynomial } from '../../../maths/to-polynomial.ts'
import { readProblem } from '../read/runs.ts'
import type { Problem, Solution } from '../solution.ts'
import { saysOnly } from '../words.ts'
import { expandedSum, splitFactors } from './expand.ts'
import { messages } from './messages.ts'

const OWN =
  /^(?:resou\w*|resol\w*|equations?|inconnue|premier|degre|produit|nul|solutions?|trouv\w*|cherch\w*|tels?|telle|tel|quel\w*|pour|verifi\w*|x|carree?s?|justifi\w*|dans|chercher)$/
const ASKS = /^(?:resou|resol|equation)/

type Sides = { left: Expression; right: Expression; name: string }
type Solved = { steps: string[]; roots: Rational[]; rule: string; hints: readonly string[] }

const numberTex = (value: Rational) => fractionTex(value.n, value.d)
const rootTex = (name: string, value: Rational) => `${name} = ${numberTex(value)}`
const term = (letters: string, coefficient: Rational) => ({ letters, coefficient })
const zero = rational(0)

/** ax + b = cx + d, one operation a line. */
const linear = (a: Polynomial, b: Polynomial, { left, right, name }: Sides): Solved | undefined => {
  const [p, q, r, s] = [a.get(name) ?? zero, a.get('') ?? zero, b.get(name) ?? zero, b.get('') ?? zero]
  const steps: string[] = []
  const line = (m: Rational, n: Rational, o: Rational, t: Rational) => {
    const side = (x: Rational, constant: Rational) =>
      printSum([...(x.n === 0n ? [] : [term(name, x)]), ...(constant.n === 0n ? [] : [term('', constant)])])
    return `${side(m, n)} = ${side(o, t)}`
  }
  const simplified = line(p, q, r, s)
  if (!isTidy(left) || !isTidy(right)) steps.push(messages.developSides(simplified))
  const move = (what: ReturnType<typeof term>, tex: string) =>
    steps.push((isNegative(what) ? messages.addBoth : messages.subtractBoth)(printTerm(what), tex))
  // The letter stays where it is already alone on its side.
  const isTurned = p.n === 0n
  const [m, n, o, t] = isTurned ? [r, s, p, q] : [p, q, r, s]
  if (isTurned) steps.push(messages.turned(line(m, n, o, t)))
  if (o.n !== 0n) move(term(name, o), line(subtract(m, o), n, zero, t))
  const slope = subtract(m, o)
  const value = subtract(t, n)
  if (n.n !== 0n) move(term('', n), line(slope, zero, zero, value))
  if (slope.n === 0n)
    return value.n === 0n
      ? undefined
      : {
          steps: [...steps, messages.noSolution(`0 = ${numberTex(value)}`)],
          roots: [],
          rule: messages.equationRule,
          hints: messages.equationHints,
        }
  const root = divide(value, slope)
  if (slope.n !== slope.d) {
    const isPart = slope.d !== 1n && (slope.n === 1n || slope.n === -1n)
    steps.push(
      isPart
        ? messages.multiplyBoth(numberTex(divide(rational(1), slope)), rootTex(name, root))
        : messages.divideBoth(numberTex(slope), rootTex(name, root)),
    )
  }
  steps.push(checked(a, b, name, root))
  return { steps, roots: [root], rule: messages.equationRule, hints: messages.equationHints }
}

const checked = (a: Polynomial, b: Polynomial, name: string, root: Rational) =>
  messages.check(name, numberTex(root), numberTex(evaluate(a, root)), numberTex(evaluate(b, root)))

/** Nothing to develop or to reduce in that side. */
const isTidy = (side: Expression) => {
  const terms = expandedSum(side)
  const value = toPolynomial(side)
  return ![...walkParts(side)].some(part => part.kind === 'group') && terms?.length === Math.max(1, value?.size ?? 0)
}

/** (2x − 3)(x + 5) = 0: each factor is of the first degree. */
const product = ({ left, name }: Sides): Solved | undefined => {
  const all = splitFactors(left)
  const factors = left.kind === 'power' ? all.slice(0, 1) : all
  const values = factors.map(toPolynomial)
  if (factors.length + (left.kind === 'power' ? 1 : 0) < 2) return undefined
  const steps: string[] = [messages.zeroProduct]
  const roots: Rational[] = []
  for (const value of values) {
    if (!value || [...value.keys()].some(letters => letters !== '' && letters !== name)) return undefined
    const slope = value.get(name)
    if (!slope) {
      if (value.size === 0) return undefined
      continue
    }
    const root = divide(negate(value.get('') ?? zero), slope)
    steps.push(messages.factorIsZero(printTex(value), rootTex(name, root)))
    if (!roots.some(other => isSameNumber(other, root))) roots.push(root)
  }
  return roots.length === 0 ? undefined : { steps, roots, rule: messages.productRule, hints: messages.productHints }
}

/** x² = a, or what comes down to it. */
const square = (difference: Polynomial, name: string, isPlain: boolean): Solved | undefined => {
  const [a, c] = [difference.get(name + name), difference.get('') ?? zero]
  if (!a || difference.has(name)) return undefined
  const value = divide(negate(c), a)
  const line = `${name}^{2} = ${numberTex(value)}`
  const steps = isPlain ? [] : [messages.therefore(line)]
  const { squareRule: rule, squareHints: hints } = messages
  if (value.n < 0n) return { steps: [...steps, messages.squareIsNegative(numberTex(value))], roots: [], rule, hints }
  if (value.n === 0n) return { steps: [...steps, messages.squareIsZero(name)], roots: [zero], rule, hints }
  const root = squareRoot(value)
  if (!root) return undefined
  return {
    steps: [...steps, messages.squareIs(name, numberTex(value))],
    roots: [root, negate(root)],
    rule,
    hints,
  }
}

const solved = (sides: Sides): Solved | undefined => {
  const [a, b] = [toPolynomial(sides.left), toPolynomial(sides.right)]
  if (!a || !b) return undefined
  const difference = addPolynomials(a, scale(b, rational(-1)))
  const degree = Math.max(0, ...[...a.keys(), ...b.keys()].map(letters => letters.length))
  if (degree <= 1) return linear(a, b, sides)
  if (b.size === 0 && (sides.left.kind === 'operation' || sides.left.kind === 'power')) {
    const found = product(sides)
    if (found) return found
  }
  const isPlain = a.size === 1 && a.get(sides.name + sides.name)?.n === 1n && !b.has(sides.name + sides.name)
  if (degree === 2 && ![...difference.keys()].some(letters => letters.length > 2))
    return square(difference, sides.name, isPlain)
  return undefined
}

/** An equation of the first degree, a product that is zero, or a square that is known. */
export const equation = (problem: Problem): Solution | undefined => {
  const { words, runs } = readProblem(problem)
  const [run, ...others] = runs
  if (run === undefined || others.length > 0 || !words.some(word => ASKS.test(word)) || !saysOnly(words, OWN))
    return undefined
  const [first, second, ...more] = run.replace(/^\(E\d?\)\s*:?\s*/, '').split('=')
  const [left, right] = [
    first === undefined ? undefined : readStatement(first),
    second === undefined ? undefined : readStatement(second),
  ]
  if (!left || !right || more.length > 0) return undefined
  const [name, ...letters] = [...new Set([...findLetters(left), ...findLetters(right)])]
  if (name === undefined || letters.length > 0) return undefined
  const found = solved({ left, right, name })
  const [a, b] = [toPolynomial(left), toPolynomial(right)]
  if (!found || !a || !b) return undefined
  // Each solution is put back in both sides.
  if (!found.roots.every(root => isSameNumber(evaluate(a, root), evaluate(b, root)))) return undefined
  const written = found.roots.map(root => rootTex(name, root))
  const [only] = written
  return {
    kind: 'equation',
    asked: messages.solve(`${print(left)} = ${print(right)}`),
    expected: { kind: 'equation', solutions: found.roots.map(exact) },
    typed: found.roots.length === 0 ? messages.none : found.roots.map(root => `${name} = ${exact(root)}`).join(' ou '),
    answer: found.roots.length === 0 ? messages.none : written.map(one => `$${one}$`).join(' ou '),
    steps: [
      ...found.steps,
      ...(found.roots.length > 1
        ? [messages.solutions(written)]
        : found.roots.length === 1 && only
          ? [messages.solution(only)]
          : []),
    ],
    rule: found.rule,
    hints: [...found.hints],
    minutes: found.steps.length > 4 ? 6 : 4,
  }
}
