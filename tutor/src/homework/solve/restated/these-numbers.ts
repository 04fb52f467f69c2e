import type { Problem } from '../solution.ts'

const NUMBER = /(?<![\d\p{L}]|\d,)\d{1,3}(?: \d{3})+(?!\d|,\d)|(?<![\d\p{L}]|\d,)\d+(?:,\d+)?(?!\d|,\d|\s?(?:%|€))/gu
const THESE = /(?<of>de |d'|à )?ces (?:deux |2 )?nombres(?![\p{L}])/u

/** « le PGCD de ces deux nombres » are the only two that the question before names. */
export const theseNumbers = (problem: Problem): Problem | undefined => {
  const { body, context, earlier = [] } = problem
  if (!THESE.test(body)) return undefined
  const given = [earlier.at(-1) ?? '', context].find(text => (text.match(NUMBER) ?? []).length >= 2) ?? ''
  const [a, b, ...others] = new Set(given.match(NUMBER) ?? [])
  if (a === undefined || b === undefined || others.length > 0) return undefined
  return { ...problem, context: '', body: body.replace(THESE, (_, lead = '') => `${lead}${a} et ${lead}${b}`) }
}
