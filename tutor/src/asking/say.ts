import { messages as modules } from '../modules/messages.ts'
import type { Pack } from '../pack.ts'
import { sentences } from '../words.ts'
import { messages } from './messages.ts'

const CHOSEN = /\{\{([^{}|]+)(?:\|[^{}]*)?\}\}/g
/** A gap sentence with its gaps filled. */
export const fillGaps = (text: string): string => text.replace(CHOSEN, '$1')

/** What a term means, as it is said in a sentence. */
export const explainTerm = ({ definition, translation, example }: Pack['terms'][number]): string =>
  sentences(
    translation === undefined ? definition : `*${translation}* – ${definition}`,
    example === undefined ? '' : modules.forExample(example),
  )
export const sayTerm = (term: Pack['terms'][number]): string => `**${term.term}** : ${explainTerm(term)}`

/** A correction that needs the wrong statement to be understood. */
const LEANS_ON =
  /^(?:Ils?|Elles?|C’est|Ce|Cela|Ces|Cette|Cet|On|Non|Au contraire|Il faut|Seul|Seule|Beaucoup|Certain)\b/u

/** A fact with its reason; one that is wrong is said as it is right. */
export const sayFact = ({ statement, truth, correction, why }: Pack['facts'][number]): string => {
  if (truth) return sentences(statement, why)
  return correction !== undefined && !LEANS_ON.test(correction)
    ? sentences(correction, why)
    : sentences(messages.wrongIdea(statement), correction, why)
}

export const saySection = ({ title, body }: Pack['summary']['sections'][number]) => `**${title}**\n\n${body}`

const FORMULA = /\$[^$]*=[^$]*\$/
/** What a lesson is about, with the point to remember that gives its formula, else the first. */
export const sayLesson = ({ summary: { intro, keyPoints } }: Pack): string[] => {
  const point = keyPoints.find(one => FORMULA.test(one)) ?? keyPoints[0]
  return point === undefined ? [intro] : [intro, point]
}
