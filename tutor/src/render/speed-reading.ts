import { shuffle } from '../generators/random.ts'
import { messages } from '../messages.ts'
import type { Pack } from '../pack.ts'
import { fold, stems } from '../words.ts'
import { numbered, ranked } from './deck.ts'
import { type Chapter, type Context, interactive, type Rendered } from './module.ts'

type Missing = { sentence: string; word: string; at: number }

const WORD = /[\p{L}\p{M}\p{N}]+(?:[,’'-][\p{L}\p{M}\p{N}]+)*/gu
const LONG = 6
const GAP = '_____'

const wordsIn = (text: string) => text.match(WORD)?.length ?? 0

/** Numbers stand for numbers, names for names: an option that does not fit gives itself away. */
const kindOf = (word: string) => (/^\d/.test(word) ? 'number' : /^\p{Lu}/u.test(word) ? 'name' : 'word')

/** Sentences with a word that says something and stands once in them. */
const gapsOf = (body: string): Missing[] =>
  (body.match(/[^.!?…\n]+[.!?…]*/g) ?? [])
    .map(sentence => sentence.trim())
    .filter(sentence => !/[$|]/.test(sentence) && wordsIn(sentence) >= 5)
    .flatMap(sentence =>
      [...sentence.matchAll(WORD)]
        .filter(
          ({ 0: word, index }) => index > 0 && (/^\d/.test(word) || (word.length >= LONG && stems(word).length > 0)),
        )
        .filter(({ 0: word }) => sentence.split(word).length === 2)
        .map(({ 0: word, index }) => ({ sentence, word, at: index })),
    )

const question = (context: Context, { sentence, word, at }: Missing, others: string[], n: number): Chapter => {
  const options = numbered('o', shuffle(context.random, [word, ...others]))
  return {
    title: messages.question(n + 1),
    data: {
      engine: 'quiz',
      stem: messages.missingWord(`${sentence.slice(0, at)}${GAP}${sentence.slice(at + word.length)}`),
      multiple: false,
      options: options.map(({ id, item }) => ({ id, text: item })),
    },
    key: {
      engine: 'quiz',
      options: Object.fromEntries(options.map(({ id, item }) => [id, { text: item, correct: item === word }])),
      why: messages.textSays(sentence),
    },
    uses: [`missing:${sentence}:${word}`],
  }
}

/** Questions whose answers are in the text and nowhere else: the word that one of its sentences lacks. */
const questionsOn = (context: Context, body: string): Chapter[] => {
  const gaps = gapsOf(body)
  const options = (missing: Missing) => {
    const alike = gaps.map(gap => gap.word).filter(word => kindOf(word) === kindOf(missing.word))
    const different = new Map(alike.filter(word => !missing.sentence.includes(word)).map(word => [fold(word), word]))
    different.delete(fold(missing.word))
    return shuffle(context.random, [...different.values()]).slice(0, 3)
  }
  const items = gaps.map(gap => ({
    id: `missing:${gap.sentence}:${gap.word}`,
    text: gap.sentence,
    gap,
    others: options(gap),
  }))
  const asked = new Set<string>()
  return ranked(context, items)
    .filter(({ gap, others }) => others.length >= 2 && !asked.has(gap.sentence) && asked.add(gap.sentence))
    .slice(0, context.wish.count ?? 3)
    .map(({ gap, others }, n) => question(context, gap, others, n))
}

const sourceOf = (text: Pack['texts'][number]) => [text.author, text.source].filter(Boolean).join(', ')

/** A text to read at one's own pace, then questions on what it said. */
export const speedReading = (context: Context): Rendered => {
  const { pack } = context
  const texts = pack.texts.map(text => ({ id: `text:${text.id}`, text: `${text.title} ${text.body}`, reading: text }))
  const reading = ranked(context, texts)[0]?.reading
  if (!reading) return interactive([])
  const words = wordsIn(reading.body)
  return interactive([
    {
      title: reading.title,
      data: { engine: 'speed-reading', lang: pack.lang, body: reading.body, source: sourceOf(reading), words },
      key: { engine: 'speed-reading', words },
      uses: [`text:${reading.id}`],
    },
    ...questionsOn(context, reading.body),
  ])
}
