import { stem } from '../../words.ts'
import { distance } from '../words/distance.ts'
import { isNoun, isOnlyVerb, isWord, lemmas } from './lexicon.ts'
import { isSameNumber } from './number-words.ts'
import { areSynonyms, excludes } from './word-relations.ts'

/** Words of the model answer for which an answer that is otherwise the same has others; empty sides were left out or put in. */
export type Exchange = { wanted: string[]; written: string[] }

const MAX_TOKENS = 160
const MAX_GAP = 3
/** So many of the words around have to be the same, in a row. */
const CONTEXT = 3

const DENIALS = new Set('ne n pas jamais aucun aucune ni sans rien non nullement guere plus'.split(' '))
const LITTLE = new Set(
  `a à ai as ont avait avaient avoir etre etait est es sont c ce ca cela celui celle ceux ces cet cette d de du des l le la les un une j je m me mon ma mes t te ton ta tes s se son
  sa ses notre nos votre vos leur leurs il ils elle elles on nous vous y en qui que qu quoi dont ou au aux dans par et car donc or si comme quand lorsque parce
  puis alors aussi tres trop donc ainsi ici la`.split(/\s+/),
)

/** Words that change nothing, unless the model answer has them: « pile au-dessus », but not the electric one. */
const FILLERS = new Set(
  'pour tout toute juste vraiment super pile exactement surtout faut fait font met mettre dit dire peut veut veulent'.split(
    ' ',
  ),
)

/** « Fille » and « fils » have the same stem and are two words. */
const areTwoWords = (a: string, b: string) => {
  const known = lemmas(b)
  return known.length > 0 && lemmas(a).length > 0 && !lemmas(a).some(lemma => known.includes(lemma))
}
const sameToken = (a: string, b: string) =>
  a === b || isSameNumber(a, b) || (a.length > 3 && stem(a) === stem(b) && !areTwoWords(a, b))

/** The longest common run of words of two texts, as pairs of places. */
export const align = (a: readonly string[], b: readonly string[]): [number, number][] => {
  const width = b.length + 1
  const lengths = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] = sameToken(a[i] ?? '', b[j] ?? '')
        ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
        : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0)
  const pairs: [number, number][] = []
  for (let [i, j] = [0, 0]; i < a.length && j < b.length; ) {
    if (sameToken(a[i] ?? '', b[j] ?? '')) pairs.push([i++, j++])
    else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) i++
    else j++
  }
  return pairs
}

/** How many words in a row are the same, from a place on in a direction. */
const countContext = (pairs: readonly [number, number][], from: number, step: 1 | -1): number => {
  let count = 0
  for (let at = from; pairs[at] !== undefined && count < CONTEXT; at += step) {
    const [here, before] = [pairs[at], pairs[at - step]]
    if (count > 0 && here && before && Math.abs(here[0] - before[0]) + Math.abs(here[1] - before[1]) > 2) break
    count++
  }
  return count
}

/** So much of an answer has to be the model answer’s: who says it in other words has other words. */
const COPIED = 0.7
const WINDOW = 7
const SIMILAR = 0.75
/** The share of the words around a gap that are those of the model answer. */
const similarity = (
  pairs: readonly [number, number][],
  at: number,
  from: number,
  to: number,
  length: number,
): number => {
  const [first, last] = [Math.max(0, from + 1 - WINDOW), Math.min(length, to + WINDOW)]
  let same = 0
  for (let n = at - 1; n >= 0 && (pairs[n]?.[0] ?? -1) >= first; n--) same++
  for (let n = at; n < pairs.length && (pairs[n]?.[0] ?? length) < last; n++) same++
  const around = from + 1 - first + (last - to)
  return around === 0 ? 0 : same / around
}

/** A slip of the pen for the word: near it, and no word of French. */
const isSlip = (written: string, wanted: string) =>
  !/\d/.test(written) && !isWord(written) && distance(written, wanted) <= Math.max(1, Math.floor(wanted.length / 4))

const SMALL_LINK = new Set('et ou ni avec le la les l un une des du de d son sa ses'.split(' '))
const MAX_LISTED = 8
/** « Le maïs, la tomate et le chocolat »: things in one list may stand in any order. */
const areListed = (one: string, other: string, model: readonly string[]) => {
  const [start = -1, end = -1] = [model.indexOf(one), model.indexOf(other)].toSorted((a, b) => a - b)
  const between = model.slice(start + 1, end)
  return (
    start >= 0 &&
    between.length <= MAX_LISTED &&
    between.some(word => word === 'et' || word === 'ou') &&
    between.every(word => SMALL_LINK.has(word) || (isNoun(word) && !isOnlyVerb(word)))
  )
}

const isHarmless = ({ wanted, written }: Exchange, model: readonly string[]) =>
  written.every(word =>
    wanted.some(
      other =>
        isSlip(word, other) || (areSynonyms(word, other) && !excludes(word, other)) || areListed(word, other, model),
    ),
  )

/** Where an answer is nearly the model answer: what was exchanged, left out or put in there. */
export const findExchanges = (answer: readonly string[], model: readonly string[]): Exchange[] => {
  if (answer.length < 3 || model.length < 3 || answer.length > MAX_TOKENS || model.length > MAX_TOKENS) return []
  const pairs = align(answer, model)
  const found: Exchange[] = []
  for (let at = 0; at <= pairs.length; at++) {
    const [i, j] = pairs[at - 1] ?? [-1, -1]
    const [nextI, nextJ] = pairs[at] ?? [answer.length, model.length]
    const written = answer.slice(i + 1, nextI)
    const wanted = model.slice(j + 1, nextJ)
    if (written.length === 0 || written.length > MAX_GAP + 1 || wanted.length > MAX_GAP) continue
    const context = countContext(pairs, at - 1, -1) + countContext(pairs, at, 1)
    const sides = Number(at > 0) + Number(at < pairs.length)
    if (sides === 0 || context < (sides === 2 ? CONTEXT + 1 : CONTEXT)) continue
    if (similarity(pairs, at, i, nextI, answer.length) < SIMILAR) continue
    const meant = (words: readonly string[]) =>
      words.filter(word => !LITTLE.has(word) && !(FILLERS.has(word) && !model.includes(word)))
    const exchange = { wanted: meant(wanted), written: meant(written) }
    const isTurned = written.some(word => wanted.some(other => excludes(word, other)))
    if (isTurned) found.push({ wanted, written })
    else if (isDenialExchange(exchange) || isNumberExchange(exchange)) found.push(exchange)
    else if (pairs.length < COPIED * answer.length) continue
    else if (exchange.written.length > 0 && !isHarmless(exchange, model)) found.push(exchange)
  }
  return found
}

const WHOLE = 0.85
/** The model answer itself, whatever was made of its commas. */
export const isSameText = (answer: readonly string[], model: readonly string[]): boolean => {
  if (answer.length === 0 || answer.length > MAX_TOKENS || model.length > MAX_TOKENS) return false
  return align(answer, model).length >= WHOLE * Math.max(answer.length, model.length)
}

/** A word of denial was put in or left out. */
export const isDenialExchange = ({ wanted, written }: Exchange): boolean => {
  const count = (words: readonly string[]) => words.filter(word => DENIALS.has(word) && word !== 'plus').length
  return count(wanted) % 2 !== count(written) % 2 || (count(wanted) === 0 && count(written) > 0)
}
export const isNumberExchange = ({ wanted, written }: Exchange): boolean =>
  wanted.some(word => /\d/.test(word)) && written.some(word => /\d/.test(word))
