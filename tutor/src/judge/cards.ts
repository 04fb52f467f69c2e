import { lookup } from '@ariane/shared/catalogue'
import type { ActivityAnswer, ActivityResult } from '@ariane/shared/contracts/activities'
import type { KeyOf } from '../key.ts'
import { articlesAgree, withoutArticle } from './articles.ts'
import { isLeft, shareOfWords } from './share.ts'
import { readWords, type Verdict } from './words.ts'

type Key = KeyOf<'cards'>
type Answer = Extract<ActivityAnswer, { engine: 'cards' }>

const lower = (text: string) => text.normalize('NFC').toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/gu, ' ').trim()

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
  const bare = (text: string) => withoutArticle(text, key.lang)
  const terms = accepted
    .flatMap(writings)
    .map(lower)
    .filter(term => articlesAgree(word, term, key.lang))
  for (const reading of [(text: string) => text, bare]) {
    const verdict = readWords(reading(word), terms.map(reading), key)
    if (verdict.correct) return { ...verdict, expected }
  }
  const plural = key.lang === 'fr' && terms.some(term => isPlural(bare(word), bare(term)))
  return plural ? { correct: true, slip: 'writing', expected } : { correct: false, slip: 'none', expected }
}

/** Each card: the term or a synonym, with or without its article, in the singular or the plural. */
export const judgeCards = (key: Key, answer: Answer): ActivityResult =>
  shareOfWords(
    Object.fromEntries(
      Object.entries(key.cards).map(([id, accepted]) => {
        const typed = lookup(answer.typed, id) ?? ''
        return [id, isLeft(typed, answer) ? null : readCard(typed, accepted, key)]
      }),
    ),
  )
