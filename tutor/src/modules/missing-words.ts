import type { MaterialFor } from '@ariane/activities/api'
import { shuffle } from '@ariane/activities/random'
import { fold, stems } from '../words.ts'
import type { Context } from './context.ts'
import { ranked } from './deck.ts'
import { messages } from './messages.ts'
import type { Picked } from './rendered-module.ts'

type Missing = { sentence: string; word: string; at: number }

const WORD = /[\p{L}\p{M}\p{N}]+(?:[,’'-][\p{L}\p{M}\p{N}]+)*/gu
const MIN_WORD_CHARS = 6
const MIN_SENTENCE_WORDS = 5
const GAP = '_____'
/** So many words on each side of a gap say which sentence is meant, without the text being read again. */
const WORDS_AROUND = 5

export const countWords = (text: string) => text.match(WORD)?.length ?? 0

/** Numbers stand for numbers, names for names: an option that does not fit gives itself away. */
const classifyWord = (word: string) => (/^\d/.test(word) ? 'number' : /^\p{Lu}/u.test(word) ? 'name' : 'word')

/** Sentences with a word that says something and stands once in them. */
const findGaps = (body: string): Missing[] =>
  (body.replaceAll('*', '').match(/[^.!?…\n]+[.!?…]*/g) ?? [])
    .map(sentence => sentence.trim())
    .filter(sentence => !/[$|]/.test(sentence) && countWords(sentence) >= MIN_SENTENCE_WORDS)
    .flatMap(sentence =>
      [...sentence.matchAll(WORD)]
        .filter(
          ({ 0: word, index }) =>
            index > 0 && (/^\d/.test(word) || (word.length >= MIN_WORD_CHARS && stems(word).length > 0)),
        )
        .filter(({ 0: word }) => sentence.split(word).length === 2)
        .map(({ 0: word, index }) => ({ sentence, word, at: index })),
    )

/** A sentence with its gap, and no more than a few words around it. */
const showGap = ({ sentence, word, at }: Missing) => {
  const before = sentence.slice(0, at)
  const after = sentence.slice(at + word.length)
  const from = [...before.matchAll(WORD)].at(-WORDS_AROUND)?.index ?? 0
  const last = [...after.matchAll(WORD)][WORDS_AROUND - 1]
  const until = last ? last.index + last[0].length : after.length
  const isCut = [...after.slice(until).matchAll(WORD)].length > 0
  return `${from > 0 ? '… ' : ''}${before.slice(from)}${GAP}${isCut ? `${after.slice(0, until)} …` : after}`
}

/** Questions whose answers are in the text and nowhere else: the word that one of its sentences lacks. */
export const pickMissingWords = (context: Context, body: string): Picked<MaterialFor<'quiz'>>[] => {
  const gaps = findGaps(body)
  const drawOthers = (missing: Missing) => {
    const alike = gaps.map(gap => gap.word).filter(word => classifyWord(word) === classifyWord(missing.word))
    const different = new Map(alike.filter(word => !missing.sentence.includes(word)).map(word => [fold(word), word]))
    different.delete(fold(missing.word))
    return shuffle(context.random, [...different.values()]).slice(0, 3)
  }
  const items = gaps.map(gap => ({
    id: `missing:${gap.sentence}:${gap.word}`,
    text: gap.sentence,
    gap,
    others: drawOthers(gap),
  }))
  const asked = new Set<string>()
  return ranked(context, items)
    .filter(({ gap, others }) => others.length >= 2 && !asked.has(gap.sentence) && asked.add(gap.sentence))
    .slice(0, context.wish.count ?? 3)
    .map(({ id, gap, others }, n) => ({
      material: {
        title: messages.question(n + 1),
        stem: messages.missingWord(showGap(gap)),
        options: [gap.word, ...others].map(text => ({ text, correct: text === gap.word })),
        why: messages.textSays(gap.sentence),
      },
      uses: [id],
    }))
}
