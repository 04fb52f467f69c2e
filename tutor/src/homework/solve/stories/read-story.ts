import { fold } from '../../../words.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem } from '../solution.ts'
import { digitsFor } from './number-words.ts'

/** A story folded, with « deux » as 2: what it tells, what it asks, and both. */
export type Story = { given: string; asked: string; whole: string }

const LONGEST = 500
const read = (text: string) => digitsFor(fold(plainText(text)))

/** The texts of a story; undefined where it is too long to be understood whole. */
export const readStory = ({ instruction, body, context }: Problem): Story | undefined => {
  const given = read(context)
  const asked = read(`${instruction} ${body}`.trim())
  const whole = `${given}\n${asked}`.trim()
  return whole.length > LONGEST ? undefined : { given, asked, whole }
}

/** The first word of a thing, in the singular: « baguettes », « une baguette de pain ». */
export const thingKey = (noun: string): string =>
  (noun.trim().split(/[\s,'-]+/)[0] ?? '').replace(/(?:s|x)$/, '').replace(/^oe?uf$/, 'oeuf')

/** How many numbers a text has. */
export const countNumbers = (text: string): number =>
  (text.match(/\d+(?:[ \u00a0\u202f]\d{3})*(?:[.,]\d+)?/g) ?? []).length
