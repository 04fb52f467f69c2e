import { readDecimal } from '../../../maths/decimals.ts'
import { add, isSameNumber, rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { writtenSolution } from '../written-solution.ts'
import { messages } from './messages-angle-sum.ts'

const ASKED =
  /^(?:peut-on (?:construire|tracer)|est-il possible de (?:construire|tracer)|existe-t-il) un triangle (?:dont les (?:trois )?angles mesurent|ayant pour angles|avec des angles de) (\d{1,3}(?:,\d)?) ?°, ?(\d{1,3}(?:,\d)?) ?° et (\d{1,3}(?:,\d)?) ?° ?\?$/

/** Whether three angles are those of a triangle. */
export const angleSum = ({ instruction, body }: Problem): Solution | undefined => {
  const match = fold(plainText(`${instruction} ${body}`))
    .trim()
    .match(ASKED)
  const angles = match?.slice(1, 4).flatMap(text => readDecimal(text) ?? [])
  if (angles?.length !== 3 || angles.some(({ n }) => n <= 0n)) return undefined
  const sum = angles.reduce(add)
  const isTriangle = isSameNumber(sum, rational(180))
  const word = isTriangle ? 'oui' : 'non'
  return writtenSolution({
    kind: 'angle-sum',
    accepted: [word, isTriangle ? 'on peut' : 'on ne peut pas', isTriangle ? 'possible' : 'impossible'],
    answer: word,
    steps: [
      messages.sum(`${angles.map(tex).join(' + ')} = ${tex(sum)}`),
      isTriangle ? messages.isTriangle : messages.isNone,
    ],
    rule: messages.rule,
    hints: messages.hints,
    minutes: 2,
  })
}
