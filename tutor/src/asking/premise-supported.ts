import { fold } from '../words.ts'
import { listFactSentences } from './fact-sentences.ts'
import type { LessonIndex } from './lesson-index.ts'
import { isAsking, listStems } from './question-words.ts'

const TAKES_FOR_GRANTED =
  /\bpourquoi (?:est[- ]ce qu(?:e |'))?(?:on dit qu(?:e |'))?(.{2,50}?) (?:est|sont|etait|etaient|serait|seraient) (une? |des |la plus |le plus |les plus )(.{3,40}?)[\s?!.]*$/u
const DENIES = /\b(?:n'|ne )\p{L}+ (?:pas|plus|jamais|ni|aucun)|\bau lieu d|\bet non\b|\bsauf\b|c'est faux/u

const IS = /\b(?:est|sont|etait|etaient|reste|forme|forment|appel\p{L}+|fait partie|font partie|c'est)\b|:/u

const content = (text: string) => listStems(text).filter(word => !isAsking(word))

/**
 * Whether the lesson bears out what a « why » takes for granted, that something is one of a kind: one of its sentences has to say both.
 * « Pourquoi la Lune est une étoile ? » is asked of a lesson that has the two words, and nowhere says so.
 */
export const isPremiseSupported = ({ pack }: LessonIndex, folded: string): boolean => {
  const [, thing = '', article = '', kind = ''] = folded.match(TAKES_FOR_GRANTED) ?? []
  const [of, one] = [content(thing), content(kind)]
  if (of.length === 0 || one.length === 0) return true
  const isMost = article.endsWith(' plus ')
  return listFactSentences(pack).some(({ said, stems }) => {
    const holds = (words: readonly string[]) => words.every(word => stems.has(word))
    if (!holds(of) || !holds(one) || DENIES.test(fold(said))) return false
    if (isMost) return true
    // « La Lune, le Soleil et une étoile » names both and says nothing of the kind.
    return IS.test(fold(said))
  })
}
