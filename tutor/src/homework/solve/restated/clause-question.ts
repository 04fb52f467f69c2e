import { capitalised } from '../instructions/rewriting.ts'
import type { Problem } from '../solution.ts'

const PRONOUN = '(?:il|elle|on|ils|elles)'
const OPENING = /[,;:]\s+(?:donc |alors |et )?(?=[^,;:.]*$)/u
const ASKING =
  /^(?:combien|cb|quel(?:le)?s?|[àa] quelle?|de combien|en combien|(?:il|elle|on|ils|elles|[çc]a|[çc]'est) [^?]{0,60}?(?:combien|quelle?|[àa] quelle heure))(?![\p{L}])/iu

const inverted = (verb: string, who: string) =>
  `${verb}${/[aeé]$/u.test(verb) && /^[ieo]/u.test(who) ? '-t' : ''}-${who}`

const SPOKEN: readonly [RegExp, (groups: Partial<Record<string, string>>) => string][] = [
  // « il finit à quelle heure », « elle pèse combien »
  [
    new RegExp(
      `^(?<who>${PRONOUN}) (?<verb>\\p{L}{2,15})(?<more> \\p{L}{3,15})?,? (?<what>combien(?: d['e] ?\\p{L}+)?|[àa] quelle heure|quelle? \\p{L}+) ?\\?*$`,
      'iu',
    ),
    ({ who = '', verb = '', more = '', what = '' }) => `${what.replace(/^a /u, 'à ')} ${inverted(verb, who)}${more} ?`,
  ],
  // « combien il lui en reste », « combien de billes il a »
  [
    new RegExp(
      `^(?<what>combien(?: d(?:e |'|’)\\p{L}+)?|quelle? \\p{L}+|[àa] quelle heure) (?<who>${PRONOUN}) (?<own>(?:lui en |leur en |nous en |en |lui |leur |y )?)(?<verb>\\p{L}{1,15})(?<more>[^?.,]{0,40}?) ?\\?*$`,
      'iu',
    ),
    ({ what = '', who = '', own = '', verb = '', more = '' }) =>
      `${what.replace(/^a /u, 'à ')} ${own}${inverted(verb, who)}${more} ?`,
  ],
  [/^(?:ça|ca|cela) fait combien(?<more>[^?]{0,40}?) ?\?*$/iu, ({ more = '' }) => `combien cela fait-il${more} ?`],
]

/** « … combien il lui en reste ? » in the order of a question that is written. */
const inWrittenOrder = (question: string): string => {
  for (const [pattern, write] of SPOKEN) {
    const groups = pattern.exec(question)?.groups
    if (groups) return write(groups)
  }
  return question
}

/** « Un film commence à 20 h 50 et dure 1 h 45, il finit à quelle heure ? »: what is told and what is asked, one after the other. */
export const clauseQuestion = (problem: Problem): Problem | undefined => {
  const body = problem.body.replace(/[’‘]/gu, "'").trim()
  if (problem.instruction !== '' || body.length > 400 || !/\?\s*$/u.test(body)) return undefined
  const cut = OPENING.exec(body)
  const [told, asked] =
    cut && ASKING.test(body.slice(cut.index + cut[0].length))
      ? [body.slice(0, cut.index), body.slice(cut.index + cut[0].length)]
      : ['', body]
  if (told === '' ? !ASKING.test(asked) : !/\d/u.test(told)) return undefined
  const question = capitalised(inWrittenOrder(asked))
  if (told === '' && question === body) return undefined
  const stated = told === '' ? '' : `${capitalised(told)}.`
  return { ...problem, context: [problem.context, stated].filter(part => part !== '').join('\n'), body: question }
}
