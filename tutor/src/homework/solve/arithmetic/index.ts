import { type Expression, findLetters, walkParts } from '../../../maths/expression.ts'
import { plainStatement, withTimes } from '../../../maths/plain-statement.ts'
import { print } from '../../../maths/print-expression.ts'
import { decimal, exact, type Rational, roundExactly } from '../../../maths/rational.ts'
import { readStatement } from '../../../maths/read-expression.ts'
import { fractionTex, scientific, tex } from '../../../maths/tex.ts'
import { valueAt } from '../../../maths/value-at.ts'
import { messages } from '../messages.ts'
import { readProblem, unnamed } from '../read/runs.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingIn, saysOnly } from '../words.ts'
import { posedOperation } from './posed.ts'
import { Beyond } from './values.ts'
import { reduceByWaves, type Wave } from './waves.ts'

const OWN =
  /^(?:pos\w*|operations?|additions?|soustractions?|multiplications?|divisions?|mentale?|calcul\w*|effectu\w*|astucieus\w*|fractions?|irreductibles?|simplifi\w*|notation|ecriture|scientifique|decimale?|priorites?|relatifs?|puissances?|operatoires?|respect\w*|arrondi\w*|approchee?|unite|dixieme|centieme|millieme|pres|entier|entiers|positifs?|negatifs?|produits?|sommes?|quotients?|differences?|simple|simples|simplement|parentheses|plus|ordonn\w*|regroup\w*|decimaux|decimal|astuce|tete|termes?)$/
const ASKS = /^(?:calcul|effectu|combien|scientifique|decimale|pos(?:e|er|ez)$)/
const MOST_OPERATIONS = 14

const isFractional = (expression: Expression) =>
  [...walkParts(expression)].some(
    part => (part.kind === 'number' && part.fraction) || (part.kind === 'operation' && part.sign === '/'),
  )

const writeLines = (waves: readonly Wave[], name: string) =>
  waves.map(({ priority, details, expression }, i) => {
    const line = `${name}${print(expression)}`
    const isLast = i === waves.length - 1
    // The whole line is the detail: once is enough.
    if (isLast && details.length === 1 && expression.kind === 'number')
      return `${messages[priority]} : $${name}${details[0]}$.`
    return messages.line(messages[priority], details, line)
  })

const chooseHints = (expression: Expression, value: Rational, fractions: boolean) => {
  const parts = [...walkParts(expression)]
  const signs = parts.flatMap(part => (part.kind === 'operation' ? [part.sign] : []))
  const { arithmeticHints: hints } = messages
  return [
    parts.some(part => part.kind === 'group')
      ? hints.groups
      : signs.length > 1
        ? hints.priorities
        : fractions
          ? hints.fractions
          : hints.direct,
    fractions
      ? signs.some(sign => sign === '÷')
        ? hints.inverse
        : hints.denominators
      : parts.some(part => part.kind === 'power')
        ? hints.powersOfTen
        : parts.some(part => part.kind === 'minus')
          ? hints.signs
          : hints.once,
    ...(value.n === 0n ? [] : [hints.check(value.n < 0n ? hints.negative : hints.positive)]),
  ]
}

const chooseRule = (expression: Expression, fractions: boolean) => {
  const parts = [...walkParts(expression)]
  if (fractions) return messages.fractionRule
  if (parts.some(part => part.kind === 'power')) return messages.powerRule
  return parts.some(part => part.kind === 'minus') ? messages.relativeRule : messages.arithmeticRule
}

/** A calculation with numbers: priorities, fractions, powers, relative numbers, exact or rounded as it is asked. */
export const arithmetic = (problem: Problem): Solution | undefined => {
  const { words, runs, text } = readProblem(problem)
  const [run, ...others] = runs
  const bare = run === undefined || others.length > 0 ? undefined : unnamed(run)
  if (bare === undefined || !words.some(word => ASKS.test(word)) || !saysOnly(words, OWN)) return undefined
  const whole = withTimes(plainStatement(bare))
  const expression = whole === undefined ? undefined : readStatement(whole)
  if (!expression || findLetters(expression).length > 0) return undefined
  const operations = [...walkParts(expression)].filter(part => part.kind !== 'number' && part.kind !== 'group').length
  if (operations === 0 || operations > MOST_OPERATIONS) return undefined
  const said = `${text} ${problem.context.toLowerCase()}`
  try {
    return solved(expression, run?.match(/^([A-Z])\s?=/)?.[1], said)
  } catch (error) {
    if (error instanceof Beyond || error instanceof RangeError) return undefined
    throw error
  }
}

const solved = (expression: Expression, label: string | undefined, said: string): Solution | undefined => {
  const fractions = isFractional(expression) || /\bfraction\b|irreductible/.test(said)
  const { waves, result } = reduceByWaves(expression, fractions)
  const { value } = result
  const places = roundingIn(said)
  const isDecimal = decimal(value) !== undefined
  // 7 ÷ 3 alone may ask for a quotient and a rest, or for a rounding that is not said.
  if (places === 'unknown' || (!fractions && !isDecimal && places === undefined)) return undefined
  const name = label === undefined ? '' : `${label} = `
  const power = /scientifique/.test(said) ? scientific(value) : undefined
  const isIrreducible = /irreductible|simplifi/.test(said)
  const final = places === undefined ? value : roundExactly(value, places)
  // The printed reading is worked out a second time, by a reader that shares nothing with this one.
  const hasRoot = [...walkParts(expression)].some(part => part.kind === 'root')
  if (!hasRoot && exact(valueAt(print(expression))) !== exact(value)) return undefined
  const shown = fractions && value.d !== 1n && places === undefined ? fractionTex(value.n, value.d) : tex(final)
  return {
    kind: 'arithmetic',
    asked: messages.calculate(`${name}${print(expression)}`),
    expected: {
      kind: 'number',
      value: decimal(final) ?? exact(final),
      ...(power
        ? { form: 'scientific' as const }
        : /(?:ecriture|forme) decimale/.test(said)
          ? { form: 'decimal' as const }
          : isIrreducible && fractions
            ? { form: 'irreducible' as const }
            : {}),
    },
    typed: power?.typed ?? (fractions && places === undefined ? exact(value) : (decimal(final) ?? exact(final))),
    answer: power ? `$${name}${power.tex}$` : `$${name}${shown}$`,
    steps: [
      ...(posedOperation(expression, value, name) ?? writeLines(waves, name)),
      ...(places === undefined
        ? []
        : [messages.roundedResult(`${name.replace('=', '\\approx')}${tex(final)}`, messages.places[places] ?? '')]),
      ...(power ? [messages.scientificResult(`${name}${power.tex}`)] : []),
    ],
    rule: chooseRule(expression, fractions),
    hints: chooseHints(expression, value, fractions),
    minutes: Math.min(6, 2 + Math.floor(waves.length / 2)),
  }
}
