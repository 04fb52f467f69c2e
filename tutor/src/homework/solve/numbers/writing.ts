import { DECIMAL, readDecimal } from '../../../maths/decimals.ts'
import { decimal, type Rational } from '../../../maths/rational.ts'
import { scientific, tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages.ts'

const ASKED = new RegExp(
  `^(?:donne\\w*|ecri\\w*|determin\\w*|quelle est|mets|mettre)? ?(?:l'|la |les |en |sous (?:forme d'|la forme d')?)?(?:ecriture|notation|forme)s? scientifiques?(?: de chacun| de chaque nombre| des nombres?| de| d'| du nombre)*(?: suivants?| ci-dessous)? ?[:.]? ?(${DECIMAL}) ?[.?=…]*$`,
)
const TURNED = new RegExp(
  `^(?:ecri\\w*|mets|mettre|donne\\w*) (${DECIMAL}) (?:en|sous) (?:forme d')?(?:ecriture|notation) scientifique ?[.?]*$`,
)

const LISTED = new RegExp(
  `^(?:ecri\\w*|mets|mettre|donne\\w*) (?:les |ces |chaque )nombres?(?: suivants?)? (?:en|sous) (?:forme d')?(?:ecriture|notation) scientifique ?:? (${DECIMAL}) ?[.?]*$`,
)

const isZero = ({ n }: Rational) => n === 0n

/** A plain number in scientific notation. */
export const scientificWriting = ({ instruction, body }: Problem): Solution | undefined => {
  const text = fold([instruction, body.replace(/^[A-Z]\s?=\s?(?=[-−\d])/u, '')].join(' '))
  const found = text.length > 200 ? null : (text.match(ASKED) ?? text.match(TURNED) ?? text.match(LISTED))
  const value = found ? readDecimal(found[1] ?? '') : undefined
  const written = value && scientific(value)
  if (!value || !written || isZero(value)) return undefined
  const [mantissa = '', exponent = ''] = written.typed.split(' × 10^')
  const ranks = Number(exponent)
  return {
    kind: 'scientific',
    asked: messages.scientific(tex(value)),
    expected: { kind: 'number', value: decimal(value) ?? '', form: 'scientific' },
    typed: written.typed,
    answer: `$${tex(value)} = ${written.tex}$`,
    steps: [
      messages.firstDigit(mantissa.replace(',', '{,}')),
      messages.ranks(Math.abs(ranks), ranks >= 0),
      messages.therefore(`${tex(value)} = ${written.tex}`),
    ],
    rule: messages.scientificRule,
    hints: [...messages.scientificHints],
    minutes: 2,
  }
}
