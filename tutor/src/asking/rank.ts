import { fold } from '../words.ts'
import type { Intent } from './intent.ts'
import { type Entry, type LessonIndex, SIZES, weighWord } from './lesson-index.ts'
import { likePassages } from './likes.ts'
import { hasOtherNumbers } from './premise-numbers.ts'
import { listProperNames } from './proper-names.ts'
import { listSynonyms } from './synonyms.ts'
import { findCounting, listWanted } from './wanted.ts'

/** How far repeating a word helps, and how far a long passage is held back (the usual values of BM25). */
const SATURATION = 1.2
const LENGTH_WEIGHT = 0.75
/** A whole title in the question; the slide that is open; a statement that the lesson denies. */
const WHOLE_TITLE = 1.5
const ON_SCREEN = 2.2
const DENIED = 0.8

export type Hit = {
  entry: Entry
  score: number
  /** Share of the question that the passage speaks of; rare words weigh more. 0 to 1. */
  coverage: number
}

/** What a number before the very noun is worth. */
const COUNTED = 0.2
const GIVES_IT = 1.7
/** A lesson of a language explains in French; its own sentences explain nothing. */
const FOREIGN_SENTENCE = 0.4
/** « pourquoi pas un triangle avec 3, 4 et 8 ? » is about these numbers. */
const MANY_NUMBERS = 2
/** A passage may say by another word what it is asked. */
const OTHERWISE = 0.75
const holdsNumber = (text: string, number: string) => text.split(/[^\d,]+/).includes(number)
const NEARLY_ALL = 0.7
const WITHOUT_FOCUS = 0.4
/** A passage that leaves out what a question is about first is about something else. */
const WITHOUT_HEAD = 0.6

/** What is said of others is no answer about somebody who is named. */
const WITHOUT_NAME = 0.6

/** « Calculer la moyenne » is no way to calculate a frequency. */
const OTHER_METHOD = 0.3
/** Somebody's story in an exercise is no explanation. */
const SITUATION = 0.5
const MAX_STEM = 110
const isSituation = (text: string) => text.indexOf('\n') > MAX_STEM

/** A word that only stands in the meaning of another one. */
const UNTITLED = 0.4
const isUntitled = (title: ReadonlySet<string>, words: ReadonlyMap<string, number>) =>
  ![...title].some(word => words.has(word))
/** « À quoi sert l’armée ? » is not asked of the « chef des armées »: a use is that of what a term names first. */
const isOfAnother = (intent: Intent, title: ReadonlySet<string>, words: ReadonlyMap<string, number>) =>
  (intent === 'definition' && isUntitled(title, words)) ||
  (intent === 'use' && !words.has(title.values().next().value ?? ''))

const isNamedSection = ({ passage, title }: Entry, head: string) => passage.field === 'section' && title.has(head)

type Search = {
  intent: Intent
  words: readonly string[]
  folded?: string
  onScreen?: ReadonlySet<string> | undefined
  /** Stems that the question adds to the one before. */
  focus?: readonly string[] | undefined
}

/** The passages of a lesson that speak of the words, best first (BM25F). */
export const rankPassages = (
  index: LessonIndex,
  { intent, words, folded = '', onScreen, focus = [] }: Search,
): Hit[] => {
  const likes = likePassages(intent)
  const weights = new Map(words.map(word => [word, weighWord(index, word)]))
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return []
  const wanted = listWanted(folded)
  const others = new Map(
    words.map(word => [word, SIZES.has(word) ? [] : listSynonyms(word).filter(other => !weights.has(other))]),
  )
  const head = words.find(word => index.found.has(word))
  const rarest = words
    .filter(word => index.found.has(word))
    .toSorted((a, b) => weighWord(index, b) - weighWord(index, a))[0]
  const named = words.filter(word => index.names.has(word))
  const counting = findCounting(folded)
  const proper = listProperNames(index.pack)
  const names = intent === 'difference' || index.pack.lang !== 'fr' ? [] : words.filter(word => proper.has(word))
  const numbers = folded.match(/\d+(?:,\d+)?/g) ?? []
  const isForeign = index.pack.lang !== 'fr'
  const rank = (entry: Entry): Hit => {
    const { passage, counts, title, because, length } = entry
    const liked = likes[passage.field] ?? 0.5
    const missing = { entry, score: 0, coverage: 0 }
    if (liked === 0 || (intent === 'why' && because.size === 0)) return missing
    let [score, spoken] = [0, 0]
    for (const [word, weighs] of weights) {
      const isOwn = counts.has(word)
      const said = isOwn ? word : (others.get(word)?.find(other => counts.has(other)) ?? word)
      const count = counts.get(said) ?? 0
      if (count === 0 || (intent === 'why' && !because.has(said))) continue
      const weight = isOwn ? weighs : weighs * OTHERWISE
      spoken += weight
      const held = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * length) / index.meanLength)
      score += (weight * count * (SATURATION + 1)) / (count + held)
    }
    if (score === 0) return missing
    // A reason for something else: what tells most of the question is not in it.
    const isOfOthers =
      numbers.length >= MANY_NUMBERS &&
      numbers.filter(number => holdsNumber(passage.text, number)).length < MANY_NUMBERS
    const isAboutOthers = passage.statement !== undefined && hasOtherNumbers(folded, passage.statement)
    if (intent === 'why' && (isOfOthers || isAboutOthers)) return missing
    const isElsewhere = intent === 'why' && rarest !== undefined && !because.has(rarest)
    if (isElsewhere && spoken < whole * NEARLY_ALL) return missing
    const isWholeTitle = title.size > 0 && [...title].every(word => weights.has(word))
    // « Montrer qu’un losange … » is not what « montrer qu’un rectangle … » asks for.
    const isTitled = passage.field === 'sequence' && intent === 'how' && title.size > 0
    const share = [...title].filter(word => weights.has(word)).length / Math.max(1, title.size)
    const counted = counting?.test(fold(passage.text.replaceAll('*', ''))) === true
    const isUnnamed = names.some(word => !counts.has(word))
    const coverage = (spoken / whole + (counted ? COUNTED : 0)) * (isUnnamed ? WITHOUT_NAME : 1)
    return {
      entry,
      coverage,
      score:
        score *
        liked *
        (isWholeTitle ? WHOLE_TITLE : isTitled ? 0.5 + share / 2 : 1) *
        (onScreen?.has(passage.id)
          ? ON_SCREEN * (head !== undefined && isNamedSection(entry, head) ? ON_SCREEN : 1)
          : 1) *
        (passage.denies ? (intent === 'how' ? DENIED / 3 : DENIED) : 1) *
        (isTitled && named.some(word => !counts.has(word)) ? OTHER_METHOD : 1) *
        (passage.field === 'choice' && isSituation(passage.text) ? SITUATION : 1) *
        (passage.field === 'term' && isOfAnother(intent, title, weights) ? UNTITLED : 1) *
        (isForeign && (passage.field === 'sentence' || passage.field === 'choice') ? FOREIGN_SENTENCE : 1) *
        (counted ? GIVES_IT : 1) *
        (wanted.some(gives => gives.test(passage.text)) ? GIVES_IT : 1) *
        (head !== undefined && !counts.has(head) ? WITHOUT_HEAD : 1) *
        (focus.length > 0 && !focus.some(word => counts.has(word)) ? WITHOUT_FOCUS : 1) *
        (0.4 + coverage),
    }
  }
  return index.entries
    .map(rank)
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
}
