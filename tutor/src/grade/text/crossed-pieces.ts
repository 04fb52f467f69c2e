import { fold } from '../../words.ts'
import type { Answer } from './evidence.ts'
import { lemmas } from './lexicon.ts'
import { isSameWord } from './match.ts'
import type { Rubric } from './rubric.ts'
import { isNegation, splitWords, type Word } from './tokens.ts'
import { WordIndex } from './word-index.ts'

const BREAK =
  /[.,](?!\d)|[;:!?()=\n/]+|\s[-–—]\s|\b(?:et|mais|alors que|tandis que|puis|donc|car|ensuite|ou|parce que)\s|\b(?:alors|tandis|parce) qu'/u
/** More than any pupil writes: each is compared with all that follow. */
const MAX_PIECES = 60
const cutPieces = (text: string): Word[][] =>
  fold(text)
    .split(BREAK)
    .map(piece => splitWords(piece ?? '').filter(({ text }) => !isNegation(text)))
    .filter(words => words.length > 0)

/** What is said of everything. */
const LITTLE = new Set('faire dire etre avoir pouvoir vouloir devoir mettre aller meme autre'.split(' '))
const isLittle = ({ text }: Word) => lemmas(text).some(lemma => LITTLE.has(lemma))

/** For each text the words that no other one has. */
const listOwn = (texts: readonly (readonly Word[])[]): WordIndex[] =>
  texts.map(
    (words, place) =>
      new WordIndex(
        words.filter(
          word =>
            !isLittle(word) && !texts.some((other, at) => at !== place && other.some(one => isSameWord(word, one))),
        ),
      ),
  )

const readIdeas = ({ ideas, claims: { claims } }: Rubric): Word[][] =>
  ideas.map(({ label, anyOf }, place) => {
    const own = claims.filter(({ idea }) => idea === place)
    const said = own.flatMap(({ subject, relation, object }) => [...subject, relation, ...object])
    return [label, ...anyOf, ...said].flatMap(text => splitWords(text)).filter(({ text }) => !isNegation(text))
  })

const known = new WeakMap<Rubric, WordIndex[][]>()
/** The words by which the pieces of the model answer, and the ideas of the rubric, are said apart. */
const listOwnWords = (rubric: Rubric): WordIndex[][] => {
  const found = known.get(rubric) ?? [cutPieces(rubric.model), readIdeas(rubric)].map(listOwn)
  known.set(rubric, found)
  return found
}

/** « En mouvement par rapport au bus et immobile par rapport à la route »: of two things each is said with what belongs to the other. */
export const hasCrossedPieces = ({ text }: Answer, rubric: Rubric): boolean => {
  const pieces = cutPieces(text).slice(0, MAX_PIECES)
  return listOwnWords(rubric).some(own => own.length > 1 && isCrossed(pieces.map(words => sort(words, own))))
}

const sort = (words: readonly Word[], own: readonly WordIndex[]) =>
  own.map(index => words.filter(word => index.has(word)))
const isNew = (words: readonly Word[], others: readonly Word[]) =>
  words.some(word => !others.some(other => isSameWord(word, other)))

type Sorted = readonly (readonly Word[])[]
const isCrossed = (pieces: readonly Sorted[]): boolean =>
  pieces.some((here, place) => pieces.slice(place + 1).some(there => areCrossed(here, there)))
/** Two pieces that each hold something of two texts, and not the same. */
const areCrossed = (here: Sorted, there: Sorted): boolean => {
  const split = here.flatMap((words, i) => {
    const others = there[i] ?? []
    return isNew(words, others) && isNew(others, words) ? [i] : []
  })
  return split.length > 1
}
