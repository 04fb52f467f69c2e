import { isTranscribed } from '@ariane/activities/api'
import { correct, type Grade, incorrect, type Lang, partial, toReview } from '../grade.ts'
import { messages } from '../messages.ts'
import { distance } from './distance.ts'
import { bare, isSign, tokenize } from './tokens.ts'

const CONTRACTIONS: [RegExp, string][] = [
  [/\bcan't\b/g, 'can not'],
  [/\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/(?<!\bam)n't\b/g, ' not'],
  // « Yes, he's. » is no English: what ends a clause is not contracted.
  [/'re\b(?!\s*(?:[.,!?;]|$))/g, ' are'],
  [/'ve\b(?!\s*(?:[.,!?;]|$))/g, ' have'],
  [/'ll\b(?!\s*(?:[.,!?;]|$))/g, ' will'],
  [/\b(i)'m\b(?!\s*(?:[.,!?;]|$))/g, '$1 am'],
  [/\b(let)'s\b/g, '$1 us'],
  [/\b(it|he|she|that|there|what|where|who|how)'s\b(?!\s*(?:[.,!?;]|$))(?! (?:got|been)\b)/g, '$1 is'],
]
const DIGITS: Record<Lang, readonly string[]> = {
  fr: [],
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' '),
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'.split(' '),
  de: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn'.split(' '),
}

/** A word that turns a sentence round is no slip. */
const DENIALS: Record<Lang, readonly string[]> = {
  fr: ['ne', 'pas', 'jamais'],
  en: ['not', 'no', 'never'],
  es: ['no', 'nunca'],
  de: ['nicht', 'kein', 'keine', 'nie'],
}

/** The words of a sentence without what does not count: final punctuation, commas, contractions, digits or letters. */
const comparableWords = (text: string, lang: Lang): string[] => {
  let plain = text.normalize('NFC').replace(/[’‘ʼ`´]/g, "'")
  if (lang !== 'de') plain = plain.toLowerCase()
  if (lang === 'en') for (const [from, to] of CONTRACTIONS) plain = plain.replace(from, to)
  const tokens = tokenize(plain).filter(token => !isSign(token) || /[?¿!¡]/.test(token))
  // In German a sentence begins with a capital, whatever the word.
  const [first, ...rest] = tokens
  const words = lang === 'de' && first ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest] : tokens
  return words.map(word => (/^\d+$/.test(word) ? (DIGITS[lang][Number(word)] ?? word) : word))
}

const isEqual = (a: readonly string[], b: readonly string[]) => a.join(' ') === b.join(' ')
const letters = (words: readonly string[]) => words.filter(word => !isSign(word))
const folded = (words: readonly string[]) => letters(words).map(word => bare(word.toLowerCase()))

/** One word that is nearly the expected one, or one short word too many or missing. */
const isSlip = (given: readonly string[], wanted: readonly string[]): boolean => {
  if (wanted.length < 2 && (wanted[0]?.length ?? 0) < 5) return false
  const [shorter, longer] = given.length < wanted.length ? [given, wanted] : [wanted, given]
  if (longer.length - shorter.length === 1 && wanted.length > 2)
    return longer.some((word, i) => word.length <= 3 && isEqual(longer.toSpliced(i, 1), shorter))
  if (longer.length !== shorter.length) return false
  const others = given.flatMap((word, i) => (word === wanted[i] ? [] : [{ word, right: wanted[i] ?? '' }]))
  return others.length === 1 && others.every(({ word, right }) => isNear(word, right))
}

const isNear = (word: string, right: string) => {
  if (/\d/.test(word) || right.length < 3) return false
  const allowed = right.length < 4 ? 0 : right.length < 8 ? 1 : 2
  return distance(word, right) <= allowed
}

/** « I’d go » is « I would go », « I’d gone » is « I had gone ». */
const D = /(?<=\p{L})['’]d(?=\s+\p{L})/u
const sayD = (answer: string): string[] =>
  D.test(answer) ? [' would', ' had'].map(word => answer.replace(D, word)) : []

/** Compares a sentence with the accepted ones: undefined when it is none of them, nor nearly one. */
export const compareAccepted = (answer: string, accepted: readonly string[], lang: Lang): Grade | undefined => {
  const readings = lang === 'en' ? sayD(answer) : []
  const right = readings.map(text => compare(text, accepted, lang)).find(grade => grade?.verdict === 'correct')
  return right ?? compare(answer, accepted, lang)
}

const compare = (answer: string, accepted: readonly string[], lang: Lang): Grade | undefined => {
  const given = comparableWords(answer, lang)
  const lists = accepted.map(text => comparableWords(text, lang))
  if (lists.some(words => isEqual(given, words))) return correct(messages.right)
  const near = accepted.find((_, i) => isEqual(letters(given), letters(lists[i] ?? [])))
  // Only a final mark: the words are right.
  if (near !== undefined) return lang === 'es' ? partial(messages.written(near), 0.75) : correct(messages.right)
  const spelled = (i: number) => letters(lists[i] ?? []).join(' ')
  const transcribed = lang === 'de' && accepted.find((_, i) => isTranscribed(letters(given).join(' '), spelled(i)))
  if (transcribed) return partial(messages.written(transcribed), 0.75)
  const accent = accepted.find((_, i) => isEqual(folded(given), folded(lists[i] ?? [])))
  if (accent !== undefined) return partial(lang === 'de' ? messages.written(accent) : messages.accents(accent), 0.75)
  const plain = lists.map(folded)
  const mine = folded(given)
  const denies = (words: readonly string[]) => words.some(word => DENIALS[lang].includes(word))
  const affirmed = (words: readonly string[]) =>
    words.filter(word => !DENIALS[lang].includes(word) && !(lang === 'en' && /^(?:do|does|did)$/.test(word))).join(' ')
  const isTurned = plain.some(
    words => words.length > 2 && denies(words) !== denies(mine) && affirmed(words) === affirmed(mine),
  )
  if (isTurned || plain.some(words => isSlip(mine, words) && denies(words) !== denies(mine)))
    return incorrect(messages.wrong)
  if (plain.some(words => isSlip(mine, words))) return partial(messages.oneSlip)
  if (plain.some(words => words.length > 2 && isEqual(words.toSorted(), mine.toSorted())))
    return partial(messages.otherOrder)
  return undefined
}

/** What is said when a short closed answer is none of the accepted ones. */
export const otherwise = (answer: string, accepted: readonly string[], lang: Lang): Grade => {
  const closed = accepted.every(text => comparableWords(text, lang).length <= 3)
  return closed && comparableWords(answer, lang).length <= 3 ? incorrect(messages.wrong) : toReview(messages.compare)
}
