import { FORMULA, plainText } from '@ariane/activities/plain-text'
import type { ReadStatement } from './reader.ts'
import type { Found } from './statement.ts'

/** A formula between dollars, or as « \( … \) » and « \[ … \] », which no keyboard writes for itself. */
const WRITTEN = new RegExp(String.raw`${FORMULA.source}|\\\(.+?\\\)|\\\[[\s\S]+?\\\]`, 'g')
const plainFormula = (written: string) =>
  plainText(written.startsWith('\\') ? `$$${written.slice(2, -2).trim()}$$` : written)

type Text = Pick<Found, 'text' | 'uncertain'>

/** A reader whose formulas are in plain signs. */
export const readPlainly =
  (read: ReadStatement): ReadStatement =>
  async (...sent) => {
    const found = await read(...sent)
    return 'failure' in found ? found : { ...found, ...withPlainFormulas(found) }
  }

/**
 * What was read with its formulas as a keyboard writes them (« 2/3 », « x² »): the pupil corrects words, never code, and
 * what is solved is what is seen. Doubtful places move with the text; a doubtful part of a formula is the whole of it.
 */
export function withPlainFormulas({ text, uncertain }: Text): Text {
  const formulas = [...text.matchAll(WRITTEN)].map(({ 0: written, index }) => {
    const plain = plainFormula(written)
    return { from: index, to: index + written.length, plain, longer: plain.length - written.length }
  })
  const shiftBefore = (at: number) => formulas.reduce((sum, { to, longer }) => sum + (to <= at ? longer : 0), 0)
  const around = (at: number) => formulas.find(({ from, to }) => from < at && at < to)
  return {
    text: text.replace(WRITTEN, plainFormula),
    uncertain: uncertain.map(({ start, end }) => {
      const [first, last] = [around(start), around(end)]
      const from = first ? first.from : start
      const to = last ? last.to : end
      return { start: from + shiftBefore(from), end: to + shiftBefore(to) }
    }),
  }
}
