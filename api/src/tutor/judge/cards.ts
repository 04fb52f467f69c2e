import type { ActivityAnswer, ActivityResult } from '@ariane/shared/contracts/activities'
import type { KeyOf } from '../key.ts'
import { shareOfWords } from './share.ts'
import { readWords, type Verdict } from './words.ts'

type Key = KeyOf<'cards'>
type Answer = Extract<ActivityAnswer, { engine: 'cards' }>

const ARTICLE =
  /^(?:(?:de la|le|la|les|un|une|des|du|the|an|a|to|el|los|las|una|unos|unas|der|die|das|ein|eine) |l'|d')/u
const GENDERS: [RegExp, string][] = [
  [/^(?:le|un|du|el|der) /, 'masculine'],
  [/^(?:de la|la|une|una|die|eine) /, 'feminine'],
  [/^das /, 'neuter'],
]

const lower = (text: string) => text.normalize('NFC').toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/gu, ' ').trim()
const genderOf = (text: string) => GENDERS.find(([article]) => article.test(text))?.[1]
const withoutArticle = (text: string) => text.replace(ARTICLE, '')

/** The same words, some of them with the mark of the plural. */
const isPlural = (typed: string, term: string) => {
  const words = term.split(' ')
  const written = typed.split(' ')
  return (
    written.length === words.length &&
    words.every((word, i) => [word, `${word}s`, `${word}x`].includes(written[i] ?? ''))
  )
}

/** A term may be typed whole or without what stands in brackets. */
const writings = (term: string) => [term, term.replace(/\s*\([^)]*\)\s*/g, ' ').trim()].filter(Boolean)

const readCard = (typed: string, accepted: readonly string[], key: Key): Verdict => {
  const word = lower(typed)
  const expected = accepted[0] ?? ''
  const gender = genderOf(word)
  const terms = accepted
    .flatMap(writings)
    .map(lower)
    .filter(term => gender === undefined || gender === (genderOf(term) ?? gender))
  for (const reading of [(text: string) => text, withoutArticle]) {
    const verdict = readWords(reading(word), terms.map(reading), key)
    if (verdict.correct) return { ...verdict, expected }
  }
  const plural = key.lang === 'fr' && terms.some(term => isPlural(withoutArticle(word), withoutArticle(term)))
  return plural ? { correct: true, slip: 'writing', expected } : { correct: false, slip: 'none', expected }
}

/** Each card: the term or a synonym, with or without its article, in the singular or the plural. */
export const judgeCards = (key: Key, answer: Answer): ActivityResult =>
  shareOfWords(
    Object.fromEntries(
      Object.entries(key.cards).map(([id, accepted]) => [id, readCard(answer.typed[id] ?? '', accepted, key)]),
    ),
  )
