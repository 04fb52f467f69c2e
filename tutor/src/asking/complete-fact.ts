import { findAnswerKind } from './answer-kind.ts'
import { type FoundFact, isBesideTheMatter } from './find-fact.ts'
import type { Intent } from './intent.ts'
import type { LessonIndex } from './lesson-index.ts'
import type { Question } from './read-question.ts'
import { refer } from './refer.ts'
import { type Reply, writeReply } from './reply.ts'

const SURE = 0.9
/** What a question of a fact may look like. */
export const OF_FACTS = new Set<Intent>(['who-when', 'other', 'definition', 'calculation'])

/** The sentence that has what who, when, where or how many asks for goes first; without one what was found says it beside the matter. */
export const completeFact = (
  index: LessonIndex,
  question: Question,
  words: readonly string[],
  { fact, found, isOther }: { fact: FoundFact | undefined; found: Reply | undefined; isOther: boolean },
) => {
  if (!OF_FACTS.has(question.intent)) return found
  // Another lesson is brought up for a fact only where it has it.
  const kind = findAnswerKind(question.folded, index.pack.subject)
  // A passage about the words has a formula of something else.
  if (!fact && (kind === 'formula' || (isOther && kind !== undefined))) return undefined
  if (!fact) return found && isBesideTheMatter(index, question.folded, words, found) ? undefined : found
  const { text, section } = fact.sentence
  if (found?.explanations.some(said => said.includes(text))) return found
  // Another number beside the one that is asked for is taken for it.
  const more = fact.kind === 'number' && fact.coverage >= SURE ? [] : (found?.explanations ?? []).slice(0, 1)
  return writeReply('answer', [text, ...more], { reference: refer(index.pack, { section }) })
}
