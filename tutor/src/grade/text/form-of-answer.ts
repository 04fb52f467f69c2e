import { fold } from '../../words.ts'
import type { Answer, Evidence } from './evidence.ts'
import { isFiniteVerb, isNoun, isOnlyVerb } from './lexicon.ts'
import type { Rubric } from './rubric.ts'
import type { WordIndex } from './word-index.ts'

const LINK =
  /\b(?:car|parce|pour|avec|sans|dans|par|sur|entre|sous|vers|chez|comme|quand|si|de|du|des|d'|l'|le|la|les|un|une|au|aux|en|a|son|sa|ses|leurs?|il|elle|on|ils|elles|c'|ce|ca|qui|que|qu'|the|der|die|das|el|los|las)\b|[=:«»"<>]|\s\+\s/

const wordsIn = (text: string) => text.match(/\p{L}+/gu) ?? []

const MIN_WORDS = 3
/** « Mondialisation, port, usine »: « usine » is also a form of a verb, and tells nothing here. */
const isWordList = (plain: string) => {
  const pieces = plain.split(/[,;\n/]/).map(piece => piece.trim())
  return pieces.length >= MIN_WORDS && pieces.every(piece => wordsIn(piece).length === 1)
}

/** A verb, or a link that is not part of a phrase of the rubric: « action en cours » ties nothing to « habitude ». */
const isTiedBeside = (plain: string, ideas: Rubric['ideas']) => {
  if (/[.;:,=«»"<>()\d]/.test(plain) || wordsIn(plain).some((word, i) => i > 0 && isFiniteVerb(word) && !isNoun(word)))
    return true
  const phrases = ideas.flatMap(({ label, anyOf }) =>
    [label, ...anyOf].map(phrase => fold(phrase.replace(/^>\s*/, ''))),
  )
  const left = phrases
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, phrase) => text.replaceAll(phrase, ' '), plain)
  return LINK.test(left)
}

/** Bare words: nothing beside the phrases that were found ties them together. */
export const isBareList = ({ text }: Answer, { ideas, claims }: Rubric, found: readonly Evidence[]): boolean => {
  const plain = fold(text)
  const isSentence = LINK.test(plain) || wordsIn(plain).some((word, i) => i > 0 && isFiniteVerb(word))
  if (ideas.length < 2) return false
  if (isWordList(plain) && claims.asksFor !== 'list' && claims.asksFor !== 'name') return true
  const mayBeBare = claims.asksFor === 'list' || claims.asksFor === 'name'
  if (!mayBeBare && !isTiedBeside(plain, ideas)) return true
  if (!isSentence && claims.asksFor !== 'list' && claims.asksFor !== 'name') return true
  if (wordsIn(plain).length < 2 || claims.claims.some(({ listAllowed }) => listAllowed)) return false
  const phrases = found.map(({ phrase = '' }) => fold(phrase))
  const said = new Set(phrases.flatMap(phrase => phrase.match(/[\p{L}\d]+/gu) ?? []))
  const beside = (plain.match(/[\p{L}\d]+'?|[=:«»"<>+]/gu) ?? []).filter(word => !said.has(word.replace("'", '')))
  // Nothing but phrases: a sentence for each idea, or bare words.
  if (beside.length === 0) {
    const sentences = plain
      .split(/[,;.\n]|\b(?:et|mais|car|donc)\b/)
      .filter(part => wordsIn(part).some((word, i) => i > 0 && isFiniteVerb(word)))
    if (sentences.length >= found.length) return false
  }
  const isTied =
    LINK.test(beside.join(' ')) ||
    beside.some(word => word === 'donne' || isOnlyVerb(word) || (isFiniteVerb(word) && !isNoun(word)))
  const isOneWordEach = beside.length === 0 && phrases.every(phrase => !phrase.includes(' '))
  const mayList = claims.asksFor === 'list' || claims.asksFor === 'name'
  const isList = mayList && (isOneWordEach || /[,;\n/+]|\bet\b/.test(plain))
  return !isTied && !isList
}

const share = (index: WordIndex, words: Answer['words']) => {
  if (index.size === 0 || words.length === 0) return 0
  return words.filter(word => index.has(word)).length / Math.max(index.size, words.length)
}
const covers = (answer: WordIndex, other: WordIndex) => {
  const all = [...other.words]
  return all.length > 3 && all.filter(word => answer.has(word)).length >= 0.85 * all.length
}

const JOINT =
  /[.,;:!?\n]+|\b(?:et|mais|alors qu(?:e|')|tandis qu(?:e|')|parce qu(?:e|')|puisqu(?:e|')|car|donc|alors|que|qui|qu'|quand|si|pour|comme|dont|ou)(?=\s|'|$)/
/** Several sentences without a point, comma or link between them: where one ends is a guess. */
export const runsOn = ({ text }: Answer): boolean =>
  fold(text)
    .split(JOINT)
    .some(piece => wordsIn(piece ?? '').filter((word, i) => i > 0 && isOnlyVerb(word)).length > 1)

/** The answer is a false statement of the pack, or the model answer of another question of it. */
export const findElsewhere = (
  answer: Answer,
  rubric: Rubric,
  model: WordIndex,
): 'known error' | 'other question' | undefined => {
  const mine = share(model, answer.words)
  const denials = (words: Iterable<{ denied: boolean }>) => [...words].filter(({ denied }) => denied).length % 2
  if (
    mine < 0.7 &&
    rubric.wrong.some(one => share(one, answer.words) >= 0.75 && denials(one.words) === denials(answer.words))
  )
    return 'known error'
  return rubric.siblings.some(one => {
    const theirs = share(one, answer.words)
    return theirs > 0.75 && theirs > mine + 0.3
  })
    ? 'other question'
    : undefined
}

const LONG = 40
/** Everything at once: much more than was asked, a good part of it about something else. */
export const isPadded = ({ words, clauses, text }: Answer, rubric: Rubric, answer: WordIndex): boolean => {
  const size = rubric.modelWords.length
  const foreign = clauses.filter(
    clause =>
      clause.words.length > 1 &&
      clause.words.filter(word => rubric.own.has(word) || rubric.asked.has(word)).length < clause.words.length / 3,
  )
  if (words.length > LONG && foreign.length > clauses.length / 3) return true
  if (size > 0 && words.length > Math.max(30, 2.5 * size)) return true
  const isOther = (one: WordIndex) => {
    const all = [...one.words]
    return all.filter(word => rubric.own.has(word) || rubric.asked.has(word)).length < 0.6 * all.length
  }
  if (size > 0 && words.length > 1.2 * size && rubric.siblings.some(one => isOther(one) && covers(answer, one)))
    return true
  const plain = fold(text)
  const phrases = rubric.ideas.flatMap(({ anyOf }) => anyOf.map(phrase => fold(phrase.replace(/^>\s*/, ''))))
  const literal = phrases.filter(phrase => plain.includes(phrase)).length
  return (
    literal >= Math.max(4, rubric.ideas.length + 2) && literal >= 0.7 * phrases.length && !/[.,](?!\d)|[;:]/.test(text)
  )
}
