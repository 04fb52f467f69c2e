import { fold } from '../../words.ts'
import type { Answer } from './evidence.ts'
import { lemmas } from './lexicon.ts'
import { isSameWord } from './match.ts'
import type { Rubric } from './rubric.ts'
import { splitWords, type Word } from './tokens.ts'

/** Verbs of what goes from one place, or person, to another. */
const MOVES = new Set(
  `venir provenir arriver partir aller quitter importer exporter apporter amener ramener envoyer emigrer immigrer migrer passer
  transporter sortir deplacer introduire donner vendre livrer transmettre`.split(/\s+/),
)
type Ends = { from: readonly Word[]; to: readonly Word[] }

const FROM = /^(?:de|du|des|depuis|d'|quitt)/
/** A preposition with what follows it, which may hold the next one. */
const END =
  /\b((?:de|du|des|depuis|quitt\p{L}+|a|au|aux|vers|en|chez|jusqu'(?:a|au|aux)|dans) |d')(?:(?:la|les?|cette|ces?|cet|une?) |l')?(?=((?:\p{L}+ ?){1,2}))/gu

/** The two ends of a movement in a clause; nothing where nothing moves. */
const readEnds = (text: string): Ends => {
  const plain = fold(text)
  if (!splitWords(plain).some(word => lemmas(word.text).some(lemma => MOVES.has(lemma)))) return { from: [], to: [] }
  const ends = [...plain.matchAll(END)].map(([, link = '', place = '']) => ({
    isFrom: FROM.test(link),
    words: splitWords(place).filter(({ denied }) => !denied),
  }))
  const collect = (isFrom: boolean) => ends.filter(end => end.isFrom === isFrom).flatMap(({ words }) => words)
  return { from: collect(true), to: collect(false) }
}

const ROOT = 4
/** « Le Mexique » and « les Mexicains ». */
const isOfPlace = (one: Word, other: Word, names: ReadonlySet<string>) =>
  isSameWord(one, other) || (names.has(other.text) && one.text.slice(0, ROOT) === other.text.slice(0, ROOT))

const readNames = (texts: readonly string[]) =>
  new Set(texts.flatMap(text => text.match(/\p{Lu}\p{L}{3,}/gu) ?? []).map(fold))

/** « Apporté aux Mexicains » of what the lesson lets come from Mexico: an end of a movement is taken for the other one. */
export const movesOtherwise = ({ text: whole }: Answer, { claims: { claims, derived } }: Rubric): boolean => {
  if (derived === 'rule') return false
  return claims.some(({ relation, object }) => {
    const [own, names] = [object.map(one => readEnds(`${relation} ${one}`)), readNames(object)]
    const [from, to] = [own.flatMap(end => end.from), own.flatMap(end => end.to)]
    const has = (list: readonly Word[], one: Word) => list.some(other => isOfPlace(one, other, names))
    return whole.split(/[.;:!?,]/).some(text => {
      const given = readEnds(text)
      const isTurned = (
        mine: readonly Word[],
        here: readonly Word[],
        there: readonly Word[],
        theirs: readonly Word[],
      ) => there.some(word => has(mine, word) && !has(theirs, word)) && !here.some(word => has(mine, word))
      return isTurned(from, given.from, given.to, to) || isTurned(to, given.to, given.from, from)
    })
  })
}
