import { findAnswerKind } from './answer-kind.ts'
import type { LessonIndex } from './lesson-index.ts'
import { messages } from './messages.ts'
import type { Field } from './passage.ts'
import { rankPassages } from './rank.ts'
import type { Question } from './read-question.ts'
import { refer } from './refer.ts'
import { type Reply, writeReply } from './reply.ts'
import type { Screen } from './screen.ts'
import { isGiven } from './wanted.ts'

const EXPLAINS = new Set<Field>(['section', 'reason', 'fact', 'method', 'sequence'])
const MAX_FOREIGN = 1
/** A word that so many passages have belongs to the lesson. */
const RECURRENT = 3

/** A whole sentence about a lesson; two words may be about anything. */
const ASKS = new Set<Question['intent']>(['why', 'how', 'who-when', 'other', 'use', 'definition'])

/**
 * The part of the open lesson that speaks of every word of a question that the lesson knows at all, where the question has at most
 * one that it does not: « pourquoi une multiprise peut prendre feu » speaks of a fire that the lesson calls « incendie ».
 */
export const findNearestSection = (
  index: LessonIndex,
  { intent, folded }: Pick<Question, 'intent' | 'folded'>,
  words: readonly string[],
  screen: Screen,
): Reply | undefined => {
  const known = words.filter(word => index.found.has(word))
  const unknown = words.length - known.length
  if (!ASKS.has(intent) || known.length === 0 || unknown > MAX_FOREIGN) return undefined
  if (intent === 'other' && unknown > 0) return undefined
  // Who, when, where and how many are answered by a fact about all that is asked, or not at all.
  if (findAnswerKind(folded, index.pack.subject) !== undefined) return undefined
  const belongs = (word: string) => index.names.has(word) || (index.found.get(word) ?? 0) >= RECURRENT
  if (!known.some(belongs) || (unknown > 0 && known.length === 1)) return undefined
  const find = (wanted: Question['intent']) =>
    rankPassages(index, { intent: wanted, words: known, folded, onScreen: screen.ids }).filter(
      ({ entry }) => EXPLAINS.has(entry.passage.field) && known.every(word => entry.counts.has(word)),
    )
  const hits = find(intent)
  const isSure = unknown === 0 || known.length > 1
  const [best] =
    hits.length > 0 || !isSure ? hits : find('other').filter(({ entry }) => entry.passage.field === 'section')
  if (!best) return undefined
  const { passage } = best.entry
  // « Combien ? » is not answered by what has no number.
  if (intent === 'who-when' && !isGiven(folded, passage.text)) return undefined
  return writeReply('answer', [messages.nearest, passage.text], {
    reference: refer(index.pack, { section: passage.field === 'fact' ? null : passage.title || null }),
  })
}
