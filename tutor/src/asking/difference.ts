import type { Pack } from '../pack.ts'
import { sentences } from '../words.ts'

import type { LessonIndex } from './lesson-index.ts'
import { messages } from './messages.ts'
import { isAsking, listStems } from './question-words.ts'
import { type Question, readQuestion, translateWords } from './read-question.ts'
import { refer } from './refer.ts'
import { type Reply, writeReply } from './reply.ts'
import { explainTerm } from './say.ts'
import { splitSentences } from './sentence-passages.ts'
import { findTerms } from './terms.ts'

const FRAMES = [
  /(?:differen[ct]\p{L}*|rapport|distinction|confusion|compar\p{L}*)\s+(?:fondamentale |principale |il y a |y a-t-il |exacte )?(?:entre|avec|de|d')?\s*(.+?)\s+(?:et|avec|ou|d')\s+(.+)/u,
  /(?:distingu\p{L}*|differenci\p{L}*|confond\p{L}*)\s+(?:entre |pas |toujours |souvent )*(.+?)\s+(?:et|avec|de|d'avec)\s+(.+)/u,
  /^(?:est-ce que |c'est quoi )?(.+?)\s+(?:et|ou)\s+(.+?)[\s,]*(?:est-ce|ce n'est pas|c'est pas|c'est|sont|ca veut dire|veulent dire|est-ce que c'est)\s*(?:la |le |du )?(?:pareil\p{L}*|meme chose|differ\p{L}*|identique)/u,
  /^(?:est-ce qu(?:e |'))?(.+?)\s+(?:c'est|est|sont|est-ce)\s+(?:la |le )?(?:pareil que|meme chose que|comme|different de|differente de|differents de)\s+(.+)/u,
]
const ARTICLE = /^(?:(?:le|la|les|un|une|des|du|de la|de|mot|mots)\s+|l'|d')+/u
const END = /[\s?!.,«»"]+$/u

/** The two things that a question sets against each other, folded; undefined where it names none or one. */
const splitSides = (folded: string): [string, string] | undefined => {
  for (const frame of FRAMES) {
    const [, a, b] = folded.match(frame) ?? []
    if (a === undefined || b === undefined) continue
    const sides = [a, b].map(side =>
      side
        .replace(/^[\s«"]+/u, '')
        .replace(ARTICLE, '')
        .replace(END, ''),
    )
    const [first = '', second = ''] = sides
    if (first !== '' && second !== '' && first !== second) return [first, second]
  }
  return undefined
}

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
  return sentence && { ...sentence, pack: index.pack }
}

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

const SETS_APART =
  /différen|alors que|tandis que|contrairement|mais\b|confond|;| non |plutôt|n’est pas|et non|seul|, .{0,40}\bl’autre/iu

/** A passage that speaks of both sides at once: a usual confusion, a fact, a key point. */
const findBoth = ({ pack }: LessonIndex, a: readonly string[], b: readonly string[]): string | undefined => {
  const speaks = (text: string) => {
    const said = new Set(listStems(text))
    return a.every(word => said.has(word)) && b.every(word => said.has(word))
  }
  const confusion = pack.confusions.find(({ between }) => speaks(between.join(' ')))
  if (confusion) return confusion.difference
  const said = pack.facts.map(({ statement, correction, why }) => sentences(correction ?? statement, why))
  return [...said, ...pack.summary.keyPoints].find(text => speaks(text) && SETS_APART.test(text))
}

/** Two things side by side and what tells them apart; undefined unless both are known. */
export const tellDifference = (index: LessonIndex, { folded }: Pick<Question, 'folded'>): Reply | undefined => {
  const sides = splitSides(folded)
  if (!sides) return undefined
  const words = sides.map(side => translateWords(readQuestion(side), index))
  const [a, b] = sides.map(side => defineSide(index, side))
  const [first = [], second = []] = words
  const isNamed = first.length > 0 && second.length > 0
  const both = isNamed ? findBoth(index, first, second) : undefined
  if (a && b && a.meaning === b.meaning)
    return writeReply('answer', [a.meaning, both ?? ''], { reference: refer(index.pack) })
  if (a && b && a.name !== b.name)
    return writeReply(
      'answer',
      [`${messages.side(a.name, a.meaning)}\n\n${messages.side(b.name, b.meaning)}`, tellApart(a, b), both ?? ''],
      { reference: refer(index.pack) },
    )
  if (both === undefined) return undefined
  return writeReply(
    'answer',
    [both, a ? messages.side(a.name, a.meaning) : '', b ? messages.side(b.name, b.meaning) : ''],
    {
      reference: refer(index.pack),
    },
  )
}
