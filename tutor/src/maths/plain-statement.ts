import { readSuperscripts } from './superscripts.ts'

/**
 * Maths as they are typed or printed, in one writing: - + * ÷ / ^ ( ). Only signs that mean one thing are changed; a dash that
 * may be a lost fraction, or a dot between digits, stays and makes the reading fail.
 */
export const plainStatement = (text: string): string =>
  readSuperscripts(withPlainSigns(text))
    .replace(/½/g, '1/2')
    .replace(/¼/g, '1/4')
    .replace(/¾/g, '3/4')
    .replace(/\*\*/g, '^')
    .replace(/\s+/g, ' ')
    .trim()

const withPlainSigns = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/[−–‒]/g, '-')
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
