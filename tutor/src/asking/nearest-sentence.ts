import { findAnswerKind, holdsAnswer } from './answer-kind.ts'
import { type FactSentence, listFactSentences } from './fact-sentences.ts'
import { OF_KIND } from './find-fact.ts'
import { type LessonIndex, weighWord } from './lesson-index.ts'
import { messages } from './messages.ts'
import { listProperNames } from './proper-names.ts'
import { isAsking, listStems } from './question-words.ts'
import type { Question } from './read-question.ts'
import { refer } from './refer.ts'
import { type Reply, writeReply } from './reply.ts'
import { listSynonyms } from './synonyms.ts'

const ASKS = new Set<Question['intent']>(['why', 'how', 'who-when', 'other', 'use', 'definition', 'difference'])
/** A message that is about more than a lesson knows is about something else. */
const MAX_FOREIGN = 3
/** Of what the lesson knows of a question. */
const ENOUGH = 0.6
/** Of what who, when, where and how many ask. */
const OF_FACT = 0.9
const MIN_WORDS = 2
const OTHERWISE = 0.8
const AROUND = 0.5
/** A second sentence is read only when it is nearly as good. */
const NEAR = 0.85

type Found = { sentence: FactSentence; score: number }

/** The words of a question that a sentence says itself, and how much of the question they are. */
const compare = (index: LessonIndex, sentence: FactSentence, words: readonly string[]) => {
  let [own, share, whole] = [0, 0, 0]
  for (const word of words) {
    const weight = weighWord(index, word)
    whole += weight
    if (sentence.stems.has(word)) {
      own += 1
      share += weight
    } else if (listSynonyms(word).some(other => sentence.stems.has(other))) {
      own += 1
      share += weight * OTHERWISE
    } else if (sentence.around.has(word)) share += weight * AROUND
  }
  return { own, share: whole === 0 ? 0 : share / whole }
}

/**
 * The sentence of the open lesson that says most of what the lesson knows of a question in many words, where two of them stand in it, the
 * most telling among them: « qui va à Disney et rentre le soir même, on appelle ça un touriste ? » is told what rentrer le soir is.
 */
export const findNearestSentence = (
  index: LessonIndex,
  { intent, folded }: Pick<Question, 'intent' | 'folded'>,
  asked: readonly string[],
): Reply | undefined => {
  const kind = findAnswerKind(folded, index.pack.subject)
  const words = kind === undefined ? asked : asked.filter(word => !OF_KIND.has(word))
  const known = words.filter(word => index.found.has(word))
  if (!ASKS.has(intent) || known.length < MIN_WORDS || words.length - known.length > MAX_FOREIGN) return undefined
  const [rarest = ''] = known.toSorted((a, b) => weighWord(index, b) - weighWord(index, a))
  const unknown = words.length - known.length
  // Who, when, where and how many are answered by a fact about all that is asked.
  if (kind !== undefined && unknown > 0) return undefined
  const proper = listProperNames(index.pack)
  const names = known.filter(word => proper.has(word))
  const isSaid = (name: string) => listStems(name).every(word => words.includes(word) || isAsking(word))
  const found = listFactSentences(index.pack)
    .flatMap((sentence): Found[] => {
      const { own, share } = compare(index, sentence, known)
      const isTelling = sentence.stems.has(rarest) || listSynonyms(rarest).some(other => sentence.stems.has(other))
      if (names.some(word => !sentence.stems.has(word) && !sentence.around.has(word))) return []
      if (sentence.isStory || own < MIN_WORDS || share < (kind === undefined ? ENOUGH : OF_FACT) || !isTelling)
        return []
      if (kind !== undefined && !holdsAnswer(kind, sentence.said, isSaid)) return []
      return [{ sentence, score: share / Math.log(8 + sentence.stems.size) ** 0.5 }]
    })
    .toSorted((a, b) => b.score - a.score)
  const [best, second] = found
  if (!best) return undefined
  const more = second && second.score >= best.score * NEAR ? second.sentence.text : ''
  return writeReply('answer', [messages.nearest, best.sentence.text, more], {
    reference: refer(index.pack, { section: best.sentence.section }),
  })
}
