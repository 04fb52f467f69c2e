import { asTyped, readMixed } from '@ariane/activities/api'
import { readSuperscripts } from './superscripts.ts'

/**
 * Maths as they are typed or printed, in one writing: - + * ÷ / ^ ( ). Only signs that mean one thing are changed; a dash that
 * may be a lost fraction, or a dot between digits, stays and makes the reading fail.
 */
export const plainStatement = (text: string): string =>
  readMixed(readSuperscripts(withPlainSigns(text)))
    .replace(/\*\*/g, '^')
    .replace(/\s+/g, ' ')
    .trim()

const withPlainSigns = (text: string) =>
  asTyped(text)
    .replace(/[–‒]/g, '-')
    .replace(/[×∗]/g, '*')
    .replace(/ [·⋅] /g, ' * ')
    .replace(/(?<=\d)\.(?=10\s?(?:\^|[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]))/g, '*')
    .replace(/∶/g, ':')
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')

/** The operator is meant by an x between two numbers, with a space on each side or on none; else the letter is. */
const BETWEEN = /(?<=\d) [xX] (?=-?\d)|(?<=\d)[xX](?=\d)|(?<=[\d)]) [xX] (?=[\d(])/g

/** A calculation with x for ×: undefined when one of them may be a letter. */
export const withTimes = (text: string): string | undefined => {
  const written = text.replace(BETWEEN, ' * ')
  return /[a-z]/i.test(written) ? undefined : written
}
