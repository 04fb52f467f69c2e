import { subjectTitle } from '../modules/lesson.ts'
import { findDefinitionPassage } from './definition-passage.ts'
import type { LessonIndex } from './lesson-index.ts'
import { listStems } from './question-words.ts'
import type { Question } from './read-question.ts'
import { refer } from './refer.ts'
import { type Reply, writeReply } from './reply.ts'
import { sayTerm } from './say.ts'
import { findTerms } from './terms.ts'

/** More than the meaning of a word. */
const ASKS_DETAIL =
  /\b(?:les|quels sont|quelles sont) (?:\d+|deux|trois|quatre|cinq|six|sept) |\bformule|\bunite\b|\bdate\b|\bcombien|\bschema|\b(?:cite|nomme|liste|enumere)[rsz]?\b|\bequation bilan/

/** The meaning of the term that a question names; undefined when it asks for more, or for something else. */
export const defineTerm = (
  index: LessonIndex,
  { intent, folded }: Question,
  words: readonly string[],
): Reply | undefined => {
  const { pack, found } = index
  const [best] = findTerms(pack, words)
  if (!best || ASKS_DETAIL.test(folded)) return undefined
  const rest = words.filter(word => !best.named.has(word))
  const meant = new Set(listStems(`${best.term.definition} ${subjectTitle(pack)}`))
  if (rest.some(word => !found.has(word) || !meant.has(word))) return undefined
  // A longer question is about more than the word; a word alone is asked for its meaning.
  if (rest.length > (intent === 'definition' && best.whole ? 1 : 0)) return undefined
  const isNamed = rest.length > 0 && index.entries.some(({ title }) => words.every(word => title.has(word)))
  if (isNamed) return undefined
  // « le foyer d’un séisme » is asked for the first of both.
  if (intent === 'definition' && words[0] !== undefined && !best.named.has(words[0])) return undefined
  const meaning = sayTerm({ ...best.term, example: undefined })
  const passage = findDefinitionPassage(pack, listStems(best.term.term), meaning)
  return writeReply('answer', [meaning, passage], {
    examples: best.term.example === undefined ? [] : [best.term.example],
    reference: refer(pack),
  })
}
