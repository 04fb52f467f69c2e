import { findLetters } from '../../../maths/expression.ts'
import { evaluate } from '../../../maths/polynomial.ts'
import { print } from '../../../maths/print-expression.ts'
import { isSameNumber } from '../../../maths/rational.ts'
import { readStatement } from '../../../maths/read-expression.ts'
import { tex } from '../../../maths/tex.ts'
import { toPolynomial } from '../../../maths/to-polynomial.ts'
import { fold } from '../../../words.ts'
import { readNumeral } from '../numbers/numerals.ts'
import { plainText } from '../read/plain-text.ts'
import { read } from '../read/runs.ts'
import type { Problem, Solution } from '../solution.ts'
import { saysOnly } from '../words.ts'
import { writtenSolution } from '../written-solution.ts'
import { messages } from './messages.ts'

const NUMBER = String.raw`(?:-\s?)?\d+(?:[.,]\d+)?(?:\s?\/\s?\d+)?`
const FOR = new RegExp(`(?:pour|lorsque|quand|si) ([a-z])\\s?=\\s?(${NUMBER})`, 'u')
const IS_ROOT = new RegExp(
  `(?:le nombre )?(${NUMBER}) est[- ]il (?:une )?solution|si (?:le nombre )?(${NUMBER}) est (?:une )?solution|que (?:le nombre )?(${NUMBER}) est (?:une )?solution`,
  'u',
)
const OWN =
  /^(?:test\w*|egalite|vraie|fausse|verifi\w*|est|l'egalite|solution|l'equation|equation|nombre|pour|si|il|elle|justifi\w*|lorsque|quand|que|qu'|une|verifiee|t|dire|dis|dites|indiqu\w*|par|calcul|montr\w*|non|oui)$/

/** Whether an equality holds for a number, or a number solves an equation. */
export const testEquality = (problem: Problem): Solution | undefined => {
  const asked = plainText(`${problem.instruction} ${problem.body}`)
  const folded = fold(asked)
  if (
    asked.length > 250 ||
    !/test|vraie|verifi|est[- ]il (?:une )?solution|si .* est (?:une )?solution|que .* est (?:une )?solution|egalite/.test(
      folded,
    )
  )
    return undefined
  const found = asked.match(FOR)
  const root = asked.match(IS_ROOT)
  const value = readNumeral(found?.[2] ?? root?.[1] ?? root?.[2] ?? root?.[3] ?? '')
  if (!value || (found && root)) return undefined
  const left = asked.replace(found?.[0] ?? root?.[0] ?? '', ' ').trim()
  const runs = read(left).runs
  const source = runs.length > 0 ? runs : read(plainText(problem.context)).runs.filter(run => run.includes('='))
  const [equation, ...others] = source
  const [first, second, ...more] = (equation ?? '').split('=')
  const [a, b] = [readStatement(first ?? ''), readStatement(second ?? '')]
  if (!a || !b || others.length > 0 || more.length > 0 || !saysOnly(read(left).words, OWN)) return undefined
  const letters = [...new Set([...findLetters(a), ...findLetters(b)])]
  const [name] = letters
  const [p, q] = [toPolynomial(a), toPolynomial(b)]
  if (name === undefined || letters.length > 1 || !p || !q || (found && found[1] !== name)) return undefined
  const [x, y] = [evaluate(p, value.value), evaluate(q, value.value)]
  const isTrue = isSameNumber(x, y)
  if (/montr|verifi\w* que/.test(folded) && !isTrue) return undefined
  const shown = `${print(a)} = ${print(b)}`
  const number = value.tex
  return writtenSolution({
    kind: 'test-equality',
    accepted: isTrue
      ? [
          'oui',
          "oui, l'égalité est vraie",
          "l'égalité est vraie",
          'vraie',
          'vrai',
          `oui, ${value.text} est solution`,
          `${value.text} est solution`,
          `oui, ${value.text} est solution de l'équation`,
        ]
      : [
          'non',
          "non, l'égalité est fausse",
          "l'égalité est fausse",
          "l'égalité n'est pas vraie",
          'fausse',
          'faux',
          `non, ${value.text} n'est pas solution`,
          `${value.text} n'est pas solution`,
          `non, ${value.text} n'est pas solution de l'équation`,
        ],
    answer: root ? messages.isSolution(isTrue, number) : messages.isTrue(isTrue, name, number),
    steps: [
      messages.sideValue('gauche', name, number, `${print(a)} = ${tex(x)}`),
      messages.sideValue('droite', name, number, `${print(b)} = ${tex(y)}`),
      messages.compareSides(isTrue, tex(x), tex(y), shown),
    ],
    rule: messages.testRule,
    hints: messages.testHints,
    minutes: 3,
  })
}
