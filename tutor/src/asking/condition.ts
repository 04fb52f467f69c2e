import { fold } from '../words.ts'
import { messages } from './messages.ts'
import { isAsking, listStems } from './question-words.ts'
import type { Reply } from './reply.ts'
import { splitSentences } from './sentence-passages.ts'

/** « si deux triangles ont les mêmes angles, ils sont égaux ? » : what is given, and what follows of it. */
const CONDITION =
  /^(?:et |mais |donc |alors )*s(?:i |')(?<given>.{6,}?),? (?:alors )?(?:il|elle|ils|elles|ca|cela|c'est|on) (?<then>.{4,}?)[\s?!.]*$/u
/** Asked for more than yes or no. */
const ASKS_MORE = /\b(?:ou|quoi|quel\p{L}*|combien|comment|pourquoi|qui|quand|lequel|laquelle|formule)\b/u
/** « et s'il n'y a pas de lumière ? » */
const ABSENCE = /\bs(?:i |')(?:il )?(?:n')?(?:y a|(?:on )?(?:n')?(?:a|met|ajoute)) (?:pas|plus) (?:de |d')\p{L}{3,}/u
const LACKS =
  /\bsans\b|absence|manqu|\bpriv|faute de|obscurite|(?:\bne |\bn')\p{L}+ (?:\p{L}+ )?(?:pas|plus)\b|s'il n'y a/u
const DENIES = /\bnon\b|(?:\bne |\bn')\p{L}+ (?:\p{L}+ )?(?:pas|plus|jamais|ni)\b|c'est faux/u
/** « l’ironie, c’est quand on ment ? » is about irony. */
const IS_WHEN =
  /^(?:et |mais |donc )*(?<thing>[\p{L}' -]{4,30}?),? c'est quand (?:on|tu|il|elle|ils|elles|une?|les?|la|deux)\b/u
const DECIDES = [messages.yes, messages.no, messages.attention, messages.onTheContrary]

const content = (text: string) => listStems(text).filter(word => !isAsking(word) && !/^\d/.test(word))

/** « si les côtés sont proportionnels » */
const CLAUSE = /\b(?:si|s'|quand|lorsqu\p{L}*|des qu\p{L}*) ?([^,;:.]+)/gu
const FEW = 3

/** Whether a sentence says what follows of something: it denies it, names it as a condition, or says it before what follows. */
const follows = (sentence: string, given: readonly string[], then: readonly string[]) => {
  const said = listStems(sentence)
  const known = given.filter(word => said.includes(word))
  const missing = given.length - known.length
  if (known.length === 0 || missing > 1) return false
  const folded = fold(sentence)
  if (DENIES.test(folded)) return true
  if (missing > 0 && given.length <= FEW) return false
  const clauses = [...folded.matchAll(CLAUSE)].map(([, clause = '']) => listStems(clause))
  if (clauses.length > 0)
    return clauses.some(
      clause => known.every(word => clause.includes(word)) && !then.some(word => clause.includes(word)),
    )
  // « On ferme ou on ouvre l’interrupteur » leaves it open.
  if (/\bou\b/.test(folded)) return false
  const last = Math.max(...known.map(word => said.indexOf(word)))
  return then.some(word => said.indexOf(word) > last)
}

/**
 * Whether an answer says what follows of a condition, where a question asks whether something does. « Deux triangles égaux ont les mêmes
 * angles » says nothing of two triangles with the same angles, and what a plant needs is not what becomes of it without.
 */
export const answersCondition = (
  folded: string,
  { explanations }: Pick<Reply, 'explanations'>,
  isKnown: (word: string) => boolean,
): boolean => {
  const whole = explanations.join('\n')
  if (ABSENCE.test(folded)) return LACKS.test(fold(whole))
  const thing = content(IS_WHEN.exec(folded)?.groups?.thing ?? '')
  if (thing.length > 0) return thing.some(word => listStems(whole).includes(word))
  const { given, then } = CONDITION.exec(folded)?.groups ?? {}
  if (given === undefined || then === undefined || ASKS_MORE.test(folded)) return true
  if (DECIDES.some(start => whole.startsWith(start))) return true
  const [of, what] = [content(given).filter(isKnown), content(then)]
  return of.length === 0 || splitSentences(whole).some(sentence => follows(sentence, of, what))
}
