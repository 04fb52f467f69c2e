import { findLetters, walkParts } from '../../../maths/expression.ts'
import { areEqual, collect, type Monomial, sortedTerms } from '../../../maths/polynomial.ts'
import { print } from '../../../maths/print-expression.ts'
import { printSum, printTex, printTyped } from '../../../maths/print-polynomial.ts'
import { readStatement } from '../../../maths/read-expression.ts'
import { toPolynomial } from '../../../maths/to-polynomial.ts'
import { haveSameValues } from '../../../maths/value-at.ts'
import { readProblem, unnamed } from '../read/runs.ts'
import type { Problem, Solution } from '../solution.ts'
import { saysOnly } from '../words.ts'
import { expandedSum, writtenOut } from './expand.ts'
import { messages } from './messages.ts'

const OWN =
  /^(?:developp\w*|redui\w*|reduction|simplifi\w*|distributi\w*|double|simple|propriete|utilisant|identites?|remarquables?|ordonn\w*|parentheses|supprim\w*|litterales?|algebriques?|ecriture|produits?|sommes?|plus)$/

/** Terms of one nature beside one another, in their first order. */
const grouped = (terms: readonly Monomial[]) => {
  const kinds = [
    ...new Set(
      sortedTerms(new Map(terms.map(({ letters, coefficient }) => [letters, coefficient]))).map(one => one.letters),
    ),
  ]
  return kinds.flatMap(kind => terms.filter(term => term.letters === kind))
}

/** Develops and reduces an expression with letters, or only reduces it. */
export const develop = (problem: Problem): Solution | undefined => {
  const { words, runs } = readProblem(problem)
  const [run, ...others] = runs
  const asksTo = words.some(word => /^(?:developp|redui|simplifi)/.test(word))
  // « le double de 3x + 2 » is another question than « la double distributivité ».
  if (words.some(word => /^(?:double|simple)$/.test(word)) && !words.some(word => word.startsWith('distributi')))
    return undefined
  const bare = run === undefined || others.length > 0 || !asksTo || !saysOnly(words, OWN) ? undefined : unnamed(run)
  const expression = bare === undefined ? undefined : readStatement(bare)
  if (!expression) return undefined
  const letters = findLetters(expression)
  const value = toPolynomial(expression)
  const terms = expandedSum(expression)
  if (!value || !terms || letters.length === 0 || letters.length > 3 || value.size === 0) return undefined
  const isDevelop = words.some(word => word.startsWith('developp'))
  const hasGroup = [...walkParts(expression)].some(part => part.kind === 'group')
  if (isDevelop && !hasGroup) return undefined
  const name = run?.match(/^([A-Z])\s?=/)?.[1]
  const label = name ? `${name} = ` : ''
  const source = print(expression)
  const [given, result] = [printSum(terms), printTex(value)]
  if (!areEqual(collect(terms), value)) return undefined
  if (letters.length === 1 && !haveSameValues(source, result, letters[0] ?? '')) return undefined
  const out = writtenOut(expression)
  const inOrder = printSum(grouped(terms))
  const steps = [
    ...(out && out !== given ? [messages.products(`${label}${out}`)] : []),
    ...(hasGroup && given !== result ? [messages.withoutParentheses(`${label}${given}`)] : []),
    ...(inOrder !== given && inOrder !== result ? [messages.grouped(`${label}${inOrder}`)] : []),
    messages.reduced(`${label}${result}`),
  ]
  return {
    kind: isDevelop ? 'develop' : 'reduce',
    asked: (isDevelop ? messages.develop : messages.reduce)(`${label}${source}`),
    expected: { kind: 'algebra', expression: printTyped(value), form: 'expanded' },
    typed: printTyped(value),
    answer: `$${label}${result}$`,
    steps,
    rule: messages.developRule,
    hints: [...(isDevelop ? messages.developHints : messages.reduceHints)],
    minutes: terms.length > 3 ? 5 : 3,
  }
}
