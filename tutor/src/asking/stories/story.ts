import { digitsFor } from '../../homework/solve/stories/number-words.ts'
import { fold } from '../../words.ts'

/** A calculation that a question gives in running words: its lines, and what comes out. */
export type Worked = { lines: readonly string[]; result: string }
/** Reads one kind of story; undefined where any number of it would be left over. */
export type ReadStory = (story: Story) => Worked | undefined
export type Story = { folded: string; numbers: readonly number[] }

const NUMBER = /(?<![\d\p{L},])\d+(?: \d{3})*(?:,\d+)?/gu

export const read = (text = ''): number => Number(text.replace(/ /g, '').replace(',', '.'))
/** « 1 250,5 » */
export const write = (value: number): string =>
  (Math.round(value * 1000) / 1000)
    .toLocaleString('fr-FR', { maximumFractionDigits: 3 })
    .replace(/[\u202f\u00a0]/g, ' ')
/** A number inside a formula. */
export const tex = (value: number): string => write(value).replace(',', '{,}').replace(/ /g, '\\,')
/** « 14,50 € », « 12 € » */
export const money = (value: number): string =>
  `${Number.isInteger(value) ? write(value) : value.toFixed(2).replace('.', ',')} €`

export const readQuestionStory = (plain: string): Story => {
  const folded = digitsFor(
    fold(plain)
      .replace(/[’]/g, "'")
      .replace(/(\d)\.(\d)/g, '$1,$2')
      .replace(/\s+/g, ' ')
      .replace(/(?<!\p{L})([jldcnmst]|qu) (?=[aeiouyh]\p{L}|y )/gu, "$1'")
      .trim(),
  )
  return { folded, numbers: [...folded.matchAll(NUMBER)].map(([text]) => read(text)) }
}
