import type { Pack } from '../pack.ts'
import type { Passage } from './passage.ts'
import { listPassages } from './passages.ts'
import { listStems } from './question-words.ts'

export type Entry = {
  passage: Passage
  counts: ReadonlyMap<string, number>
  title: ReadonlySet<string>
  /** Stems of what a passage gives the reason for. */
  because: ReadonlySet<string>
  length: number
}

/** A lesson made ready to be searched. */
export type LessonIndex = {
  pack: Pack
  entries: readonly Entry[]
  /** In how many passages a stem stands. */
  found: ReadonlyMap<string, number>
  meanLength: number
  /** Stems of the words that the lesson explains. */
  names: ReadonlySet<string>
}

/** A word of a title counts as often as three of the body. */
const TITLE = 3

const indexPassage = (passage: Passage): Entry => {
  const [title, body] = [listStems(passage.title), listStems(passage.body)]
  const counts = new Map<string, number>()
  for (const word of body) counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const word of title) counts.set(word, (counts.get(word) ?? 0) + TITLE)
  return {
    passage,
    counts,
    title: new Set(title),
    because: new Set(passage.because === undefined ? [] : listStems(passage.because)),
    length: title.length * TITLE + body.length,
  }
}

const indexes = new WeakMap<Pack, LessonIndex>()

/** The index of a pack, made once. */
export const indexLesson = (pack: Pack): LessonIndex => {
  const known = indexes.get(pack)
  if (known) return known
  const entries = listPassages(pack).map(indexPassage)
  const found = new Map<string, number>()
  for (const { counts } of entries) for (const word of counts.keys()) found.set(word, (found.get(word) ?? 0) + 1)
  const meanLength = entries.reduce((sum, { length }) => sum + length, 0) / Math.max(1, entries.length)
  const titles = [pack.subChapter ?? pack.chapter, ...pack.summary.sections.map(({ title }) => title)]
  const names = new Set(
    listStems(
      pack.terms
        .flatMap(({ term, synonyms }) => [term, ...synonyms])
        .concat(titles)
        .join(' '),
    ),
  )
  const index = { pack, entries, found, meanLength, names }
  indexes.set(pack, index)
  return index
}

/** Sizes stand beside everything: what has the size is asked about. */
export const SIZES: ReadonlySet<string> = new Set(['grand', 'petit', 'gros', 'long'])
const LITTLE = 0.4
/** What a pupil thinks of a thing is seldom said in the same word. */
const JUDGES: ReadonlySet<string> = new Set(
  'dangereux grave risqué mauvais bon utile mieux pire bizarre interdit beau gentil méchant fort bien mal'
    .split(' ')
    .flatMap(word => listStems(word)),
)

/** How much a stem tells; one that no passage has tells most. */
export const weighWord = ({ entries, found, names }: LessonIndex, word: string): number => {
  const n = found.get(word) ?? 0
  const weight = Math.log(1 + (entries.length - n + 0.5) / (n + 0.5))
  return (SIZES.has(word) || JUDGES.has(word)) && !names.has(word) ? weight * LITTLE : weight
}
