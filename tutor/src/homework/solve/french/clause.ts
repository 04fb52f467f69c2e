import { isFiniteVerb, isOnlyVerb } from '../../../grade/text/lexicon.ts'
import { fold } from '../../../words.ts'
import { participleVerb } from './infinitives.ts'
import { adjectiveLemma, isParticiple, nounLemma } from './lexicon.ts'
import { frenchWords, parseNounPhrase } from './noun-phrase.ts'

const SUBJECT_PRONOUN = /^(?:je|j'|tu|il|elle|on|nous|vous|ils|elles|qui|ça|cela|ce|c')$/
const CLITIC = /^(?:ne|n'|se|s'|me|m'|te|t'|le|la|l'|les|lui|leur|y|en|nous|vous)$/
const BEFORE_NOUN =
  /^(?:le|la|les|l'|un|une|des|du|de|d'|au|aux|à|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs|ce|cet|cette|ces|en|dans|sur|sous|avec|sans|pour|par|chez|deux|trois|quatre|plusieurs|quelques|chaque|très|trop|plus|moins|si|bien)$/
const CLAUSE_START = /^(?:quand|lorsque|lorsqu'|si|mais|car|donc|puis|puisque|puisqu'|comme|et|ou|où|que|qu')$/
const AUXILIARY =
  /^(?:a|ai|as|avons|avez|ont|est|es|suis|sommes|êtes|sont|avait|avaient|était|étaient|sera|seront|aura|auront)$/

/** A word that may be a verb with a subject; « mangé » is none. */
export const mayBeFinite = (word: string): boolean =>
  !/é(?:e|s|es)?$/.test(word) && /^\p{L}+$/u.test(word) && isFiniteVerb(fold(word))
export const isSurelyFinite = (word: string): boolean =>
  mayBeFinite(word) && isOnlyVerb(fold(word)) && !isParticiple(word)
export const isInfinitive = (word: string): boolean =>
  /(?:er|ir|re|oir)$/.test(word) &&
  !mayBeFinite(word) &&
  adjectiveLemma(word) === undefined &&
  nounLemma(word) === undefined
export const isPastParticiple = (word: string): boolean => participleVerb(word) !== undefined
export const isAdjectiveOnly = (word: string): boolean => adjectiveLemma(word) !== undefined && !mayBeFinite(word)

export type Certainty = 'yes' | 'no' | 'unsure'

/** The words of the clause that ends here. */
export const clauseBefore = (text: string): string[] => {
  const words = frenchWords(text.split(/[.;:!?«»()]/u).at(-1) ?? '')
  const start = words.findLastIndex(word => word === ',' || CLAUSE_START.test(word))
  return words.slice(start + 1)
}

/** The words of the clause that begins here. */
export const clauseAfter = (text: string): string[] => {
  const words = frenchWords(`x ${text.split(/[.;:!?«»()]/u)[0] ?? ''}`).slice(1)
  const end = words.findIndex(
    word => word === ',' || /^(?:quand|lorsque|si|mais|car|donc|puis|puisque|que|qu'|qui|où|comme)$/.test(word),
  )
  return end < 0 ? words : words.slice(0, end)
}

/** Whether some words have a verb of their own: a noun stands behind its article, « la porte ». */
export const hasVerb = (words: readonly string[]): Certainty => {
  let found: Certainty = 'no'
  for (const [i, word] of words.entries()) {
    const before = words[i - 1] ?? ''
    if (!mayBeFinite(word) || (BEFORE_NOUN.test(before) && nounLemma(word) !== undefined) || CLITIC.test(word)) continue
    if (adjectiveLemma(before) !== undefined && BEFORE_NOUN.test(words[i - 2] ?? '') && nounLemma(word) !== undefined)
      continue
    if (AUXILIARY.test(before) || (BEFORE_NOUN.test(before) && adjectiveLemma(word) !== undefined)) continue
    const isBehindSubject =
      SUBJECT_PRONOUN.test(before) || (CLITIC.test(before) && SUBJECT_PRONOUN.test(words[i - 2] ?? ''))
    if (isBehindSubject || isSurelyFinite(word)) return 'yes'
    if (parseNounPhrase(words.slice(0, i)) && adjectiveLemma(word) === undefined) return 'yes'
    found = 'unsure'
  }
  return found
}
