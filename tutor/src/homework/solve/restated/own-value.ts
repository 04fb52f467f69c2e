import type { Problem } from '../solution.ts'

const VALUE = /(?<name>(?<![\p{L}\d])[a-zA-Z]\p{L}?)\s?=\s?\d+(?:[.,]\d+)?\s?(?:\p{L}[\p{L}/³²]*)?/gu

/** « Que devient son poids sur la Lune (g = 1,6 N/kg) ? »: a value that the question gives holds, not the one that was told. */
export const ownValue = (problem: Problem): Problem | undefined => {
  const own = [...problem.body.matchAll(VALUE)].map(({ groups }) => groups?.name ?? '')
  const body = problem.body.replace(
    /^(?:que (?:devient|deviendrait|vaudrait)|quel serait|quelle serait)(?= )/iu,
    'Calculer',
  )
  const context = problem.context.replace(VALUE, (text, name: string) => (own.includes(name) ? '' : text))
  return context === problem.context && body === problem.body
    ? undefined
    : {
        ...problem,
        body,
        context: context.replace(/^[^\p{L}\d]*(?:données?|on donne|rappel)?\s?[:;,]?\s*$/gimu, '').trim(),
        found: [],
      }
}
