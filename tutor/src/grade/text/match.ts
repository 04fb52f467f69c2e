import { stem } from '../../words.ts'
import { distance } from '../words/distance.ts'
import { FUNCTION_WORDS } from './function-words.ts'
import { isWord, lemmas } from './lexicon.ts'
import { isNearHomograph } from './lookalikes.ts'
import { sound } from './sound.ts'
import { meansSame } from './synonyms.ts'
import { isNegation, splitWords, type Word } from './tokens.ts'
import { areOfFamily } from './word-families.ts'

/** How far apart the words of one phrase may stand. */
const SPREAD = 10
/** A text that repeats the words of a phrase again and again has too many ways to try. */
const MAX_STEPS = 600
/** Words that only mean something with the one that follows. */
const TIED = new Set('plus moins meme tres trop pas jamais sans deux trois premiere deuxieme troisieme'.split(' '))
/** A real French word is no slip of one of another lemma, unless it sounds the same. */
const areOtherWords = (written: string, wanted: string) =>
  isWord(written) &&
  isWord(wanted) &&
  sound(written) !== sound(wanted) &&
  !lemmas(written).some(lemma => lemmas(wanted).includes(lemma))

/** « Fini » for « finit »: forms of one verb that sound the same; a tense may be what is asked for. */
const areFormsOfVerb = (written: string, wanted: string) =>
  written[0] === wanted[0] &&
  sound(written) === sound(wanted) &&
  !FUNCTION.has(written) &&
  lemmas(written).some(lemma => /(?:[ei]r|re)$/.test(lemma) && lemmas(wanted).includes(lemma))
/** « Physiquement » is of « physique ». */
const isAdverb = (written: string, wanted: string) =>
  written.endsWith('ment') && lemmas(written).some(lemma => lemmas(wanted).includes(lemma))
const FUNCTION = new Set(FUNCTION_WORDS)

const LEAST_SOUND = 3
/** What is no word of French and sounds like the wanted one: « souvien », « pren ». */
const soundsAlike = (written: string, wanted: string) =>
  written.length >= LEAST_SOUND && !isWord(written) && isWord(wanted) && soundsSame(sound(written), sound(wanted))
const soundsSame = (one: string, other: string) => one.length >= LEAST_SOUND && one === other

/** « Lorbite », « sadditionne »: a word that is written together with the one before it. */
const isGlued = (written: string, wanted: Word) => {
  const [, rest = ''] = /^(?:qu|[ldnjsmtc])([aeiouyh].{2,})$/.exec(written) ?? []
  return rest !== '' && (rest === wanted.text || stem(rest) === wanted.stem) && !isWord(written)
}

/** « Pas » and « passé » have a stem in common. */
const SHORT_STEM = 3

/** A word and one of a phrase: the same, of the same stem, or the same with a slip. */
export const isSameWord = (word: Word, wanted: Word): boolean => {
  if (word.text === wanted.text) return true
  if (/\d/.test(word.text) || /\d/.test(wanted.text)) return false
  if (word.stem === wanted.stem && word.stem.length > 2)
    return word.stem.length > SHORT_STEM || !(isNegation(word.text) || isNegation(wanted.text))
  if (areOfFamily(word.text, wanted.text)) return true
  if (
    isGlued(word.text, wanted) ||
    soundsAlike(word.text, wanted.text) ||
    areFormsOfVerb(word.text, wanted.text) ||
    isAdverb(word.text, wanted.text)
  )
    return true
  const [a, b] = [word.stem, wanted.stem]
  const least = Math.min(a.length, b.length)
  if (least >= 6 && (a.startsWith(b) || b.startsWith(a))) return !isNearHomograph(a, b)
  if (least < 5 || a[0] !== b[0] || areOtherWords(word.text, wanted.text)) return false
  return distance(a, b) <= (least >= 9 ? 2 : 1) && !isNearHomograph(a, b)
}

type Phrase = { words: Word[]; ordered: boolean; deniedToo?: boolean; affirms?: boolean; freely?: boolean }
const MAX_PHRASES = 4000
const phrases = new Map<string, Phrase>()
/** The words of a phrase of a rubric, read once. */
const parsePhrase = (text: string): Phrase => {
  const known = phrases.get(text)
  if (known) return known
  const phrase = readPhrase(text)
  if (phrases.size >= MAX_PHRASES) phrases.clear()
  phrases.set(text, phrase)
  return phrase
}
const readPhrase = (text: string): Phrase => ({
  words: splitWords(text.replace(/^>\s*/, '').replace(/[,;.!?](?!\d)/g, ' ')).map((word, place) => ({
    ...word,
    place,
    sentence: 0,
    clause: 0,
  })),
  ordered: text.startsWith('>'),
})

/** 'le soleil cache la lune' for 'la lune cache le soleil'; not so behind « par ». */
const isTurned = (from: readonly number[], text: readonly Word[]) => {
  const meant = from.filter(at => !isNegation(text[at]?.text ?? ''))
  const [first = 0] = meant
  return meant.length > 2 && first > (meant.at(-1) ?? 0) && !text[first]?.agent
}

const FAR = 100
const apart = (a: Word, b: Word) => Math.abs(a.place - b.place) + (a.clause === b.clause ? 0 : FAR)

/** 'l'un utilise, l'autre n'utilise pas': a word does not go with a neighbour whose own one, nearer to it, is denied. */
const isBorrowed = (word: Word, neighbour: Word, text: readonly Word[]) =>
  text.some(
    twin =>
      twin.denied &&
      twin.sentence === neighbour.sentence &&
      apart(twin, neighbour) < apart(word, neighbour) &&
      isSameWord(twin, word),
  )

const places = new WeakMap<readonly Word[], Map<string, readonly number[]>>()
/** Where in a text a word stands, or one that means the same. */
const findPlaces = (text: readonly Word[], wanted: Word, freely: boolean): readonly number[] => {
  const known = places.get(text) ?? new Map<string, readonly number[]>()
  places.set(text, known)
  const key = freely ? `~${wanted.text}` : wanted.text
  const found = known.get(key)
  if (found) return found
  const all = text.flatMap((word, at) => (isSameWord(word, wanted) || (freely && meansSame(word, wanted)) ? [at] : []))
  known.set(key, all)
  return all
}

/** A way to put the words of a phrase on words of the text, near one another; undefined when there is none. */
const place = (
  phrase: Phrase,
  text: readonly Word[],
  from: readonly number[] = [],
  budget = { steps: MAX_STEPS },
): readonly number[] | undefined => {
  const wanted = phrase.words[from.length]
  if (!wanted) return isTurned(from, text) ? undefined : from
  const before = phrase.words[from.length - 1]
  const last = from.at(-1)
  for (const at of findPlaces(text, wanted, phrase.freely ?? false)) {
    const word = text[at]
    if (budget.steps-- <= 0) return undefined
    if (!word || from.includes(at)) continue
    if (at === (last ?? at) + 1 && word.sign && wanted.sign && word.sign !== wanted.sign) continue
    // A phrase that denies has its own word of denial; any other must not be denied.
    if (word.denied !== wanted.denied && !(word.denied && phrase.deniedToo)) continue
    const first = text[from[0] ?? at]
    if (first && (first.sentence !== word.sentence || Math.abs(first.place - word.place) > SPREAD)) continue
    if (last !== undefined && phrase.ordered && at < last) continue
    if (before && TIED.has(before.text) && at !== (last ?? 0) + 1 && !(isNegation(before.text) && at > (last ?? 0)))
      continue
    const neighbour = last === undefined ? undefined : text[last]
    if (neighbour && phrase.affirms && (isBorrowed(word, neighbour, text) || isBorrowed(neighbour, word, text)))
      continue
    const whole = place(phrase, text, [...from, at], budget)
    if (whole) return whole
  }
  return undefined
}

const findPhrase = (text: readonly Word[], phrase: string, deniedToo: boolean, freely: boolean): boolean => {
  const found = parsePhrase(phrase)
  const affirms = !deniedToo && !found.words.some(({ text, denied }) => denied || isNegation(text))
  const wanted = { ...found, deniedToo, affirms, freely }
  return wanted.words.length > 0 && place(wanted, text) !== undefined
}

/** Whether a text says a phrase: its meaningful words in one sentence, not denied unless `deniedToo`. A phrase of silent words says nothing. */
export const says = (text: readonly Word[], phrase: string, deniedToo = false): boolean =>
  findPhrase(text, phrase, deniedToo, false)

/** The same, with words that mean the same. */
export const saysFreely = (text: readonly Word[], phrase: string, deniedToo = false): boolean =>
  findPhrase(text, phrase, deniedToo, true)
