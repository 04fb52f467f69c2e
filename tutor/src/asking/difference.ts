import type { Confusion } from '../answers.ts'
import type { Pack } from '../pack.ts'
import { sentences } from '../words.ts'
import { findDefinitionPassage } from './definition-passage.ts'
import { findTermPair, SETS_APART, splitSides } from './difference-sides.ts'
import type { LessonIndex } from './lesson-index.ts'
import { messages } from './messages.ts'
import { isAsking, listStems } from './question-words.ts'
import { type Question, readQuestion, translateWords } from './read-question.ts'
import { refer } from './refer.ts'
import { type Reply, writeReply } from './reply.ts'
import { explainTerm } from './say.ts'
import { splitSentences } from './sentence-passages.ts'
import { findTerms } from './terms.ts'

type Side = { name: string; meaning: string; pack: Pack }

/** A sentence of the lesson that says what something is, where no term does. */
const findSentence = (pack: Pack, words: readonly string[]): { name: string; meaning: string } | undefined => {
  for (const { body } of pack.summary.sections)
    for (const sentence of splitSentences(body)) {
      const bold = [...sentence.matchAll(/\*\*([^*]+)\*\*/g)].map(([, text = '']) => text)
      const name = bold.find(text => words.every(word => listStems(text).includes(word)))
      if (name !== undefined) return { name, meaning: sentence.replace(/^[-*]\s+/, '') }
    }
  return undefined
}

/** What one side means, by the terms of the lesson, else by a sentence in which it is set in bold. */
const defineSide = (index: LessonIndex, side: string): Side | undefined => {
  const words = translateWords(readQuestion(side), index)
  if (words.length === 0) return undefined
  const found =
    findTerms(index.pack, words).find(({ named, whole }) => whole && named.size === words.length) ??
    findTerms(index.pack, words).find(({ named }) => named.size === words.length)
  if (found) return { name: found.term.term, meaning: explainTerm(found.term), pack: index.pack }
  const sentence = findSentence(index.pack, words)
  if (sentence) return { ...sentence, pack: index.pack }
  const meaning = findDefinitionPassage(index.pack, words, '', MAX_PASSAGE)
  return meaning === '' ? undefined : { name: side, meaning, pack: index.pack }
}

const MAX_CHARS = 700
const MAX_PASSAGE = 260
const MIN_PASSAGE = 80

const MAX_KEY_WORDS = 2
/** Definitions that share less speak of different things altogether: no single word tells them apart. */
const MIN_SHARED = 0.3

/** The written words of a definition that the other one has not. */
const keyWords = (meaning: string, other: string) => {
  const known = new Set(listStems(other))
  const definition = meaning.split(/Exemple :/)[0] ?? meaning
  return [...new Set(definition.match(/[\p{L}’'-]+/gu) ?? [])].filter(word => {
    const stems = listStems(word)
    return stems.length > 0 && stems.every(stem => !known.has(stem) && !isAsking(stem))
  })
}

const isShort = (words: readonly string[]) => words.length > 0 && words.length <= MAX_KEY_WORDS

const tellApart = (a: Side, b: Side): string => {
  const [first, second] = [new Set(listStems(a.meaning)), new Set(listStems(b.meaning))]
  const shared = [...first].filter(word => second.has(word)).length / Math.max(1, Math.min(first.size, second.size))
  const [firstWords, secondWords] = [keyWords(a.meaning, b.meaning), keyWords(b.meaning, a.meaning)]
  if (shared < MIN_SHARED || !isShort(firstWords) || !isShort(secondWords)) return ''
  return messages.tells(a.name, messages.keyWords(firstWords), b.name, messages.keyWords(secondWords))
}

/** A passage that speaks of both sides at once: a usual confusion, a fact, a key point. */
const findBoth = ({ pack }: LessonIndex, a: readonly string[], b: readonly string[]): string | undefined => {
  const speaks = (text: string) => {
    const said = new Set(listStems(text))
    return a.every(word => said.has(word)) && b.every(word => said.has(word))
  }
  const said = pack.facts.map(({ statement, correction, why }) => sentences(correction ?? statement, why))
  return [...said, ...pack.summary.keyPoints].find(text => speaks(text) && SETS_APART.test(text))
}

/** What the lesson says of a side beyond its meaning, in what room is left. */
const addPassage = ({ name, meaning, pack }: Side, room: number) => {
  const passage =
    room < MIN_PASSAGE ? '' : findDefinitionPassage(pack, listStems(name), meaning, Math.min(room, MAX_PASSAGE))
  return passage.split('\n\n')[0] ?? ''
}

const writeSides = (index: LessonIndex, a: Side, b: Side, both: string | undefined): Reply => {
  const sides = `${messages.side(a.name, a.meaning)}\n\n${messages.side(b.name, b.meaning)}`
  const apart = [tellApart(a, b), both ?? ''].filter(text => text !== '').join('\n\n')
  const room = MAX_CHARS - sides.length - apart.length
  const first = addPassage(a, room / 2)
  const second = addPassage(b, room - first.length)
  const more = [first, second].filter(text => text !== '' && !sides.includes(text) && !apart.includes(text))
  return writeReply('answer', [sides, apart, [...new Set(more)].join('\n\n')], { reference: refer(index.pack) })
}

/** A usual confusion of the lesson, as its author tells it, then the two meanings. */
export const tellConfusion = (index: LessonIndex, { between, difference }: Confusion): Reply => {
  const sides = between.flatMap(name => defineSide(index, name) ?? [])
  const meanings = sides.filter(({ meaning }) => !difference.includes(meaning))
  return writeReply(
    'answer',
    [difference, meanings.map(({ name, meaning }) => messages.side(name, meaning)).join('\n\n')],
    { reference: refer(index.pack) },
  )
}

/** Two things side by side and what tells them apart; undefined unless both are known. */
export const tellDifference = (
  index: LessonIndex,
  { folded }: Pick<Question, 'folded'>,
  asked: readonly string[] = [],
): Reply | undefined => {
  const sides = findTermPair(index.pack, asked) ?? splitSides(folded)
  if (!sides) return undefined
  const words = sides.map(side => translateWords(readQuestion(side), index))
  const [a, b] = sides.map(side => defineSide(index, side))
  const [first = [], second = []] = words
  const isNamed = first.length > 0 && second.length > 0
  const both = isNamed ? findBoth(index, first, second) : undefined
  if (a && b && a.meaning === b.meaning)
    return writeReply('answer', [a.meaning, both ?? ''], { reference: refer(index.pack) })
  if (a && b && a.name !== b.name) return writeSides(index, a, b, both)
  if (both === undefined) return undefined
  return writeReply(
    'answer',
    [both, a ? messages.side(a.name, a.meaning) : '', b ? messages.side(b.name, b.meaning) : ''],
    { reference: refer(index.pack) },
  )
}
