import { decimal, divide, exact, type Rational, rational } from '../../../maths/rational.ts'
import { fractionTex, tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-opposites.ts'
import { readNumeral } from './numerals.ts'

const ASKED =
  /^(?:donn\w*|quel(?:le)?s? (?:est|sont)|determin\w*|ecri\w*|calcul\w*|trouv\w*) (?:l'|les )(?<kind>inverse|oppose)s? ?(?:de(?: chacun des nombres(?: suivants)?| chaque nombre(?: suivant)?)?|du nombre|des nombres(?: suivants)?)? ?:? ?(?:de |d'|du nombre )?(?<number>[-(]?[-\d][\d\s.,/()-]*)[.?]*$/u

/** The opposite or the inverse of one number. */
export const oppositeOrInverse = ({ instruction, body }: Problem): Solution | undefined => {
  const text = fold(plainText(`${instruction} ${body}`)).trim()
  const { kind, number = '' } = (text.length > 160 ? null : text.match(ASKED))?.groups ?? {}
  const numeral = kind === undefined ? undefined : readNumeral(number.trim())
  const isInverse = kind === 'inverse'
  if (!numeral || (isInverse && numeral.value.n === 0n)) return undefined
  const value: Rational = isInverse ? divide(rational(1), numeral.value) : { n: -numeral.value.n, d: numeral.value.d }
  const isWritten = !isInverse && !numeral.isFraction && decimal(value) !== undefined
  const shown = isWritten ? tex(value) : fractionTex(value.n, value.d)
  return {
    kind: 'opposite',
    expected: { kind: 'number', value: isWritten ? (decimal(value) ?? exact(value)) : exact(value) },
    typed: isWritten ? (decimal(value) ?? exact(value)) : exact(value),
    answer: `$${shown}$`,
    steps: [isInverse ? messages.inverse(numeral.tex, shown) : messages.opposite(numeral.tex, shown)],
    rule: messages.rule,
    hints: [...messages.hints],
    minutes: 1,
  }
}
