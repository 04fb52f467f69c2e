import type { Problem } from '../solution.ts'

const ASKS = /^(?:que|quel|combien|calcul|d[ée]termin|trouv|donn)/iu
const SUBJECT =
  /^(?<what>(?:l'|la |le )(?:intensité|tension|résistance|masse|vitesse|température|longueur|puissance|énergie))(?!\p{L})/iu
/** « L'intensité dans la première lampe est 0,3 A. Que vaut-elle dans la seconde ? » tells, then asks of what it stated. */
export const tellFirst = (problem: Problem): Problem | undefined => {
  // What the exercise tells says what the sentence is about.
  if (problem.instruction !== '' || problem.context.trim() === '' || problem.body.length > 300) return undefined
  const sentences = problem.body.replace(/[’‘]/gu, "'").split(/(?<=[.!])\s+(?=\p{Lu})/u)
  const question = sentences.at(-1) ?? ''
  const stated = sentences.slice(0, -1)
  if (
    stated.length === 0 ||
    !ASKS.test(question) ||
    stated.some(sentence => ASKS.test(sentence) || !/\d/.test(sentence))
  )
    return undefined
  const what = SUBJECT.exec(stated.at(-1) ?? '')?.groups?.what?.toLowerCase()
  const named = question
    .replace(/(?<=que vaut)-(?:elle|il)(?= )/iu, what === undefined ? '$&' : ` ${what}`)
    .replace(/(?<=combien )(?:mesure|vaut)-t-(?:elle|il)(?= )/iu, what === undefined ? '$&' : `vaut ${what}`)
  return { ...problem, context: [problem.context, ...stated].filter(part => part !== '').join('\n'), body: named }
}
