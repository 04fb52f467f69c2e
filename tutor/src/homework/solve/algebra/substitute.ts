import { type Expression, findLetters, type Numeral, numeral, walkParts } from '../../../maths/expression.ts'
import { evaluate } from '../../../maths/polynomial.ts'
import { print } from '../../../maths/print-expression.ts'
import { decimal, exact, isSameNumber, negate } from '../../../maths/rational.ts'
import { readStatement } from '../../../maths/read-expression.ts'
import { fractionTex, tex } from '../../../maths/tex.ts'
import { toPolynomial } from '../../../maths/to-polynomial.ts'
import { Beyond } from '../arithmetic/values.ts'
import { reduceByWaves } from '../arithmetic/waves.ts'
import { messages as calculation } from '../messages.ts'
import { read, readProblem } from '../read/runs.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingIn, saysOnly } from '../words.ts'
import { messages } from './messages.ts'

const OWN =
  /^(?:calcul\w*|evalu\w*|pour|lorsque|quand|si|avec|sachant|ou|x|l'|image|par|fonction|f|g|h|definie|soit|donne|donnee|litterale|vaut|combien|quelle|est|valeur|numerique|de|prend|remplac\w*|puis)$/
const VALUE = /^([a-z])\s?=\s?(.+)$/
const FUNCTION = /^([a-z])\(([a-z])\)\s?=\s?(.+)$/
const CALL = /^([a-z])\((-?\s?[\d.,/]+)\)$/

type Given = { expression: Expression; values: Map<string, Numeral>; label: string }

const readNumeral = (text: string): Numeral | undefined => {
  const parsed = readStatement(text)
  if (!parsed) return undefined
  if (parsed.kind === 'number') return parsed
  if (parsed.kind === 'minus' && parsed.of.kind === 'number') {
    const { value, fraction } = parsed.of
    const opposite = negate(value)
    return fraction
      ? { kind: 'number', value: opposite, fraction: { over: -fraction.over, under: fraction.under } }
      : numeral(opposite)
  }
  return undefined
}

/** The letters by their numbers; every product gets its sign. */
const put = (part: Expression, values: ReadonlyMap<string, Numeral>): Expression => {
  switch (part.kind) {
    case 'letter':
      return values.get(part.name) ?? part
    case 'number':
      return part
    case 'power':
      return { ...part, base: put(part.base, values) }
    case 'operation':
      return { kind: 'operation', sign: part.sign, left: put(part.left, values), right: put(part.right, values) }
    default:
      return { ...part, of: put(part.of, values) }
  }
}

/** « A = 2x + 3 pour x = 4 » */
const fromValues = (runs: readonly string[]): Given | undefined => {
  const values = new Map<string, Numeral>()
  const rest: string[] = []
  for (const run of runs.flatMap(one => one.split(/\s*[;,]\s+/))) {
    const [, name, text] = run.match(VALUE) ?? []
    const number = text === undefined ? undefined : readNumeral(text)
    if (name && number && !values.has(name)) values.set(name, number)
    else rest.push(run)
  }
  const [only, ...others] = rest
  if (only === undefined || others.length > 0 || values.size === 0) return undefined
  const label = only.match(/^([A-Z])\s?=/)?.[1]
  const expression = readStatement(only.replace(/^[A-Z]\s?=\s?/, ''))
  return expression && { expression, values, label: label ? `${label} = ` : '' }
}

/** « f(x) = 2x + 3. Calcule f(4). » */
const fromFunction = (runs: readonly string[]): Given | undefined => {
  const defined = runs.flatMap(run => {
    const [, name, letter, text] = run.match(FUNCTION) ?? []
    const expression = text === undefined ? undefined : readStatement(text)
    return name && letter && expression ? [{ name, letter, expression }] : []
  })
  const calls = runs.flatMap(run => {
    const [, name, text] = run.match(CALL) ?? []
    const number = text === undefined ? undefined : readNumeral(text)
    return name && number ? [{ name, number }] : []
  })
  const [call] = calls
  const one = defined.find(({ name }) => name === call?.name)
  if (!call || !one || calls.length > 1 || defined.length !== 1 || runs.length !== 2) return undefined
  return {
    expression: one.expression,
    values: new Map([[one.letter, call.number]]),
    label: `${one.name}(${print(call.number)}) = `,
  }
}

/** An expression or a function at a given number. */
export const substitute = (problem: Problem): Solution | undefined => {
  const own = readProblem(problem)
  if (!own.words.some(word => /^(?:calcul|evalu|image|vaut|valeur)/.test(word)) || !saysOnly(own.words, OWN))
    return undefined
  if (roundingIn(`${own.text} ${problem.context}`) !== undefined) return undefined
  const definitions =
    own.runs.length === 1 && CALL.test(own.runs[0] ?? '')
      ? read(problem.context).runs.filter(run => FUNCTION.test(run))
      : []
  const given = fromValues(own.runs) ?? fromFunction([...own.runs, ...definitions])
  if (!given) return undefined
  const { expression, values } = given
  const letters = findLetters(expression)
  if (letters.length === 0 || letters.length !== values.size || !letters.every(name => values.has(name)))
    return undefined
  try {
    return solved(given, letters)
  } catch (error) {
    if (error instanceof Beyond || error instanceof RangeError) return undefined
    throw error
  }
}

const solved = ({ expression, values, label }: Given, letters: readonly string[]): Solution | undefined => {
  const numbers = put(expression, values)
  const fractions = [...walkParts(numbers)].some(
    part => (part.kind === 'number' && part.fraction) || (part.kind === 'operation' && part.sign === '/'),
  )
  const { waves, result } = reduceByWaves(numbers, fractions)
  const { value } = result
  const [name = ''] = letters
  const single = values.get(name)
  const polynomial = toPolynomial(expression)
  // The polynomial is worked out apart from the lines.
  const again = letters.length === 1 && single && polynomial ? evaluate(polynomial, single.value) : value
  if (!isSameNumber(again, value) || (!fractions && decimal(value) === undefined)) return undefined
  const said = letters.map(one => `$${one} = ${numberTex(values.get(one))}$`)
  const shown = fractions && value.d !== 1n ? fractionTex(value.n, value.d) : tex(value)
  return {
    kind: 'substitute',
    asked: messages.substitute(print(expression), calculation.several(said)),
    expected: { kind: 'number', value: decimal(value) ?? exact(value) },
    typed: decimal(value) ?? exact(value),
    answer: `$${label}${shown}$`,
    steps: [
      letters.length === 1
        ? messages.replaced(name, numberTex(single), `${label}${print(numbers)}`)
        : messages.replacedAll(`${label}${print(numbers)}`),
      ...waves.map(({ priority, details, expression: line }) =>
        calculation.line(calculation[priority], details, `${label}${print(line)}`),
      ),
    ],
    rule: messages.substituteRule,
    hints: [...messages.substituteHints],
    minutes: 4,
  }
}

const numberTex = (number: Numeral | undefined) => (number ? print(number) : '')
