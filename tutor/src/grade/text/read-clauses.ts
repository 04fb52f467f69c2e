import { fold } from '../../words.ts'
import { splitClauses } from './clauses.ts'
import { isNegation, splitWords, type Word } from './tokens.ts'

/** A clause as the guard compares it: its meaningful words, what stands before its verb and behind, and how often it denies. */
export type ReadClause = {
  text: string
  words: readonly Word[]
  subject: Word[]
  rest: Word[]
  denials: number
  passive: boolean
}

/** « Pas trop de sucre » is little. */
const DENIAL =
  /\b(?:pas(?! (?:trop|tellement) d)|jamais|aucune?|ni|rien|guere|nullement|non|sans|n(?:e |')(?:\p{L}+ ){1,2}plus)\b/gu
/** « Ne … que » denies nothing. */
const RESTRICTION = /\bn(?:e |')(?:\p{L}+ ){1,3}que?\b/u
/** « tuent les bactéries, pas les virus » is a contrast: the words of the list item are denied, no verb is. */
const countDenials = (plain: string) =>
  Math.max(0, (plain.match(DENIAL) ?? []).length - (RESTRICTION.test(plain) && /\bpas\b/.test(plain) ? 1 : 0))

/** The clauses of a text with their words. */
export const readClauses = (text: string): ReadClause[] =>
  splitClauses(text).map(({ text: clause, verbStart }) => {
    const plain = fold(clause)
    const words = splitWords(clause)
    const before = verbStart < 0 ? 0 : splitWords(clause.slice(0, verbStart)).length
    return {
      text: plain,
      words,
      subject: words.slice(0, before).filter(({ text: word }) => !isNegation(word)),
      rest: words.slice(before).filter(({ text: word }) => !isNegation(word)),
      denials: countDenials(plain),
      passive: /\b(?:par|ete) |\b(?:est|sont|etait|etaient) (?:\p{L}+ )?\p{L}+(?:e|ee|es|ees) par\b/u.test(plain),
    }
  })
