import { fold } from '../words.ts'
import { listStems } from './question-words.ts'

const isName = (word: string) => !/^\d/.test(word)

/** « Un carré est un losange » is not « un losange est un carré »: both begin with the same of their common words. */
export const beginsAlike = (question: readonly string[], statement: string): boolean => {
  const said = listStems(statement).filter(isName)
  const first = question.filter(isName).find(word => said.includes(word))
  const own = said.find(word => question.includes(word))
  return first !== undefined && first === own
}

const QUANTIFIERS =
  /\b(?:tous|toutes|tout|toute|toujours|jamais|seulement|uniquement|seule?s?|aucune?|que des|forcement|exactement|meme)\b|\bne .* qu['e]/

/** Whether a statement speaks of all or nothing. */
export const isUniversal = (text: string): boolean => QUANTIFIERS.test(fold(text))

/** Whether a statement sets two things against each other: neither « oui » nor « non » fits all of it. */
export const hasTwoSides = (text: string): boolean =>
  /;|\bmais\b|\balors que\b|\btandis que\b|\bcontrairement\b|\bsauf\b|\bsinon\b|\bou\b|, (?:pas|et non)\b/.test(
    fold(text),
  )

const COMPARES = /\b(?:plus|moins|aussi|autant|plutot|autre)\b/
const ONLY =
  /\b(?:seulement|uniquement|exclusivement)\b|\brien que\b|\bne? [^.?!]{2,40}? qu(?:e |')|\p{L} que (?:du|de la|des|de l')(?![\p{L}])/u
const NOT_ONLY = /\b(?:est[- ]ce|vrai|dit|sai[st]|croi[st]|pense|parce|alors|tandis|pendant) qu(?:e |')/g

/** « On ne respire que … », « on respire que du … » : nothing else is meant. */
export const isRestricted = (text: string): boolean => {
  const folded = fold(text).replace(NOT_ONLY, ' ')
  return ONLY.test(folded) && !COMPARES.test(folded)
}
