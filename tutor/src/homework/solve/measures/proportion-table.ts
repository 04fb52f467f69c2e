import { readDecimal } from '../../../maths/decimals.ts'
import { french } from '../../../maths/format.ts'
import { decimal, divide, isSameNumber, multiply, type Rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { measuredSolution } from '../measured-solution.ts'
import { plainText } from '../read/plain-text.ts'
import { tableRows } from '../read/table.ts'
import type { Problem, Solution } from '../solution.ts'
import { writtenSolution } from '../written-solution.ts'
import { messages } from './messages.ts'

const GAP = /^(?:\?|…|\.{2,}|_+|x|)$/

type Column = { a: Rational | undefined; b: Rational | undefined }

const readColumns = (text: string): Column[] | undefined => {
  const rows = tableRows(text)
  const [above, below] = rows
  if (rows.length !== 2 || !above || !below || above.cells.length !== below.cells.length || above.cells.length < 2)
    return undefined
  const cells = [...above.cells, ...below.cells]
  if (!cells.every(cell => GAP.test(cell) || readDecimal(cell))) return undefined
  return above.cells.map((cell, i) => ({ a: readDecimal(cell), b: readDecimal(below.cells[i] ?? '') }))
}

const isTableOf = (columns: readonly Column[]): Solution | undefined => {
  const ratios = columns.flatMap(({ a, b }) => (a && b && a.n !== 0n ? [divide(b, a)] : []))
  const [first] = ratios
  if (!first || ratios.length !== columns.length) return undefined
  const isOne = ratios.every(ratio => isSameNumber(ratio, first))
  return writtenSolution({
    kind: 'is-proportional',
    accepted: isOne
      ? ['oui', "oui, c'est un tableau de proportionnalité", 'proportionnel', 'proportionnelles']
      : ['non', "non, ce n'est pas un tableau de proportionnalité", 'pas proportionnel'],
    answer: isOne ? messages.isTable : messages.isNoTable,
    steps: [
      messages.quotients(
        columns.flatMap(({ a, b }, i) => (a && b ? [`${tex(b)} \\div ${tex(a)} = ${tex(ratios[i] ?? first)}`] : [])),
      ),
      isOne ? messages.sameQuotients(tex(first)) : messages.otherQuotients,
    ],
    rule: messages.proportion.rule,
    hints: [...messages.proportion.hints],
    minutes: 3,
  })
}

/** What the first row is multiplied by. */
const coefficient = (ratio: Rational): Solution | undefined =>
  measuredSolution({
    kind: 'proportion-coefficient',
    value: ratio,
    unit: '',
    steps: [messages.coefficient(tex(ratio))],
    sentence: messages.coefficientIs,
    rule: messages.proportion.rule,
    hints: [...messages.proportion.hints],
    minutes: 2,
  })

/** A table with several gaps that is said to be of proportionality, or the question whether it is one. */
export const proportionTable = ({ instruction, body, context }: Problem): Solution | undefined => {
  const whole = `${context}\n${instruction} ${body}`
  const folded = fold(plainText(whole))
  if (whole.length > 600 || !/proportionn/.test(folded)) return undefined
  const columns = readColumns(whole)
  if (!columns) return undefined
  const asked = fold(`${instruction} ${body}`)
  if (
    /est-ce|est-il|est-elle|sont-elles|sont-ils|(?:dire|indiqu\w*|determin\w*|precis\w*|verifi\w*|dis) si|s'agit-il|reconn/.test(
      asked,
    )
  )
    return /complet/.test(asked) ? undefined : isTableOf(columns)
  if (!/complet|rempli|calcul|trouv|determin|quel/.test(folded)) return undefined
  const known = columns.flatMap(({ a, b }) => (a && b && a.n > 0n && b.n > 0n ? [divide(b, a)] : []))
  const [ratio] = known
  if (!ratio || !known.every(one => isSameNumber(one, ratio))) return undefined
  if (/coefficient/.test(asked)) return coefficient(ratio)
  const found = columns.flatMap(({ a, b }) => (a && b ? [] : a ? [multiply(a, ratio)] : b ? [divide(b, ratio)] : []))
  const gaps = columns.filter(({ a, b }) => !a || !b).length
  if (found.length < 1 || found.length !== gaps || found.some(one => decimal(one) === undefined)) return undefined
  const texts = found.map(french)
  return writtenSolution({
    kind: 'proportion-table',
    accepted: [
      texts.join(' ; '),
      texts.join(' et '),
      ...(texts.some(text => text.includes(',')) ? [] : [texts.join(', ')]),
    ],
    answer: texts.join(' ; '),
    steps: [
      messages.coefficient(tex(ratio)),
      ...columns.flatMap(({ a, b }, i) =>
        a && b
          ? []
          : [
              messages.column(
                i + 1,
                a
                  ? `${tex(a)} \\times ${tex(ratio)} = ${tex(multiply(a, ratio))}`
                  : b
                    ? `${tex(b)} \\div ${ratio.d === 1n ? tex(ratio) : `(${tex(ratio)})`} = ${tex(divide(b, ratio))}`
                    : '',
              ),
            ],
      ),
    ],
    rule: messages.proportion.rule,
    hints: [...messages.proportion.hints],
    minutes: 4,
  })
}
