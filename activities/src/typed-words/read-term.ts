import { asTyped } from '../typed.ts'
import { articlesAgree, withoutArticle } from './articles.ts'
import { readWords, type Strictness, type WordResult } from './read-words.ts'

const lower = (text: string) => asTyped(text).toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/gu, ' ').trim()

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
const listWritings = (term: string) => [term, term.replace(/\s*\([^)]*\)\s*/g, ' ').trim()].filter(Boolean)

/** Compares a typed term with the accepted ones: with or without its article, in the singular or the plural. */
export const readTerm = (typed: string, accepted: readonly string[], strictness: Strictness): WordResult => {
  const word = lower(typed)
  const expected = accepted[0] ?? ''
  const bare = (text: string) => withoutArticle(text, strictness.lang)
  const terms = accepted
    .flatMap(listWritings)
    .map(lower)
    .filter(term => articlesAgree(word, term, strictness.lang))
  for (const reading of [(text: string) => text, bare]) {
    const result = readWords(reading(word), terms.map(reading), strictness)
    if (result.correct) return { ...result, expected }
  }
  const plural = strictness.lang === 'fr' && terms.some(term => isPlural(bare(word), bare(term)))
  return plural ? { correct: true, slip: 'writing', expected } : { correct: false, slip: 'none', expected }
}
