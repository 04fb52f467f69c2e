import { isVerb } from '../../../homework/solve/english/verb-forms.ts'
import { verbPhrases, type Wanted } from '../../../homework/solve/english/verb-phrase.ts'
import { type Clause, OFTEN, type Piece, type Thing, TIMES, WELL } from './clause.ts'
import type { Vocabulary } from './vocabulary.ts'

const SUBJECTS = ['I', 'you', 'he', 'we', 'you', 'they']
const OWNERS = ['my', 'your', 'his', 'our', 'your', 'their']
const TENSES: Partial<Record<Clause['tense'], Wanted['tense']>> = {
  PRESENT: 'present',
  PASSE_COMPOSE: 'past',
  IMPARFAIT: 'past',
  FUTUR: 'will',
  CONDITIONNEL_PRESENT: 'would',
}
/** States that a « imparfait » tells of, where « used to » is said of what was done. */
const STATIVE = new Set(['be', 'have', 'like', 'love', 'hate', 'know', 'want', 'think', 'wear'])
const UNCOUNTED = /^(?:homework|sport|music|TV|money|news|advice|bread|water|milk)$/

const plural = (noun: string) => {
  if (UNCOUNTED.test(noun)) return noun
  if (/(?:s|x|ch|sh)$/.test(noun)) return `${noun}es`
  const irregular = new Map([
    ['child', 'children'],
    ['man', 'men'],
    ['woman', 'women'],
    ['mouse', 'mice'],
    ['foot', 'feet'],
    ['tooth', 'teeth'],
  ]).get(noun)
  return irregular ?? (/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`)
}

const sayThing = (
  { article, noun, isPlural }: Thing,
  words: Vocabulary,
  clause: Clause,
  isLiked = false,
): string | undefined => {
  const word = words.noun(noun)
  if (word === undefined) return undefined
  const said = isPlural || isLiked ? plural(word) : word
  if (typeof article === 'object') {
    if ('count' in article) return `${article.count} ${said}`
    const owner = article.owner === 2 && clause.isFeminine ? 'her' : OWNERS[article.owner]
    return `${owner} ${said}`
  }
  if (article === 'a') return `${/^[aeiou]/.test(said) ? 'an' : 'a'} ${said}`
  if (article === 'some') return isPlural ? said : `some ${said}`
  return isLiked || UNCOUNTED.test(said) ? said : `the ${said}`
}

const sayPlace = (
  piece: Extract<Piece, { kind: 'place' }>,
  words: Vocabulary,
  clause: Clause,
  isMoving: boolean,
): string | undefined => {
  const { preposition, thing, name } = piece
  const before = {
    a: isMoving ? 'to' : thing ? 'at' : 'in',
    en: isMoving ? 'to' : 'in',
    dans: 'in',
    avec: 'with',
    pour: 'for',
  }[preposition]
  if (thing) {
    const said = sayThing(thing, words, clause)
    return said && `${before} ${said.replace(/^the school$/, 'school')}`
  }
  const country = new Map([
    ['france', 'France'],
    ['angleterre', 'England'],
    ['espagne', 'Spain'],
    ['allemagne', 'Germany'],
    ['londres', 'London'],
    ['vacances', 'on holiday'],
  ]).get(name)
  if (country === 'on holiday') return country
  if (preposition === 'en' && country === undefined) return undefined
  return `${preposition === 'pour' ? 'to' : before} ${country ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`}`
}

/** A clause in English; undefined where a word of it is not known. */
export const sayInEnglish = (clause: Clause, words: Vocabulary): string | undefined => {
  const tense = TENSES[clause.tense]
  if (!tense) return undefined
  const pronoun = clause.person === 2 && clause.isFeminine ? 'she' : (SUBJECTS[clause.person] ?? '')
  const subject = clause.subject ? sayThing(clause.subject, words, clause) : pronoun
  if (subject === undefined) return undefined
  const person = clause.person === 0 ? 'I' : clause.person === 2 ? 'he' : 'they'
  const isLiking = /^(?:aimer|adorer|détester)$/.test(clause.verb)
  const own = words.verb(clause.verb)
  const inner = clause.second === '' ? undefined : words.verb(clause.second)
  if (clause.second !== '' && inner === undefined) return undefined
  const sport = clause.pieces.find(
    piece => piece.kind === 'place' && piece.preposition === 'a' && piece.thing && words.sport(piece.thing.noun),
  )
  const isPlaying = clause.verb === 'jouer' || clause.second === 'jouer'
  const often = clause.pieces.find(piece => piece.kind === 'often')
  const adverb = often ? (OFTEN.find(([french]) => french === (often as { word: string }).word)?.[1] ?? '') : ''
  const isMoving = /^(?:go|come|travel)$/.test(inner ?? own ?? '')
  const parts: string[] = []
  const times: string[] = []
  for (const piece of clause.pieces) {
    if (piece.kind === 'often') continue
    const said =
      piece.kind === 'time'
        ? TIMES.find(([french]) => french === piece.word)?.[1]
        : piece.kind === 'well'
          ? WELL.find(([french]) => french === piece.word)?.[1]
          : piece.kind === 'home'
            ? isMoving
              ? 'home'
              : 'at home'
            : piece.kind === 'adjective'
              ? clause.verb === 'être'
                ? words.adjective(piece.word)?.word
                : undefined
              : piece.kind === 'thing'
                ? sayThing(
                    piece.thing,
                    words,
                    clause,
                    isLiking && clause.second === '' && piece.thing.article === 'the' && piece.thing.isPlural,
                  )
                : piece === sport && isPlaying && piece.thing
                  ? words.sport(piece.thing.noun)
                  : sayPlace(piece, words, clause, isMoving)
    if (said === undefined) return undefined
    if (piece.kind === 'time') times.push(said)
    else parts.push(said)
  }
  const phrase = sayVerb(clause, { own, inner, tense, person, adverb, isLiking })
  return phrase && [subject, phrase, ...parts, ...times].join(' ')
}

type Verb = {
  own: string | undefined
  inner: string | undefined
  tense: Wanted['tense']
  person: Wanted['person']
  adverb: string
  isLiking: boolean
}
const sayVerb = (clause: Clause, { own, inner, tense, person, adverb, isLiking }: Verb): string | undefined => {
  const { isNegative, verb } = clause
  const put = (name: string, wanted: Wanted['tense'], more = '') => {
    const [base = '', ...particle] = name.split(' ')
    if (base !== 'be' && base !== 'have' && !isVerb(base)) return undefined
    const [long, short] = verbPhrases({ verb: base, tense: wanted, person, isNegative, adverb })
    const form = isNegative ? (short ?? long) : long
    return form && [form, ...particle, more].filter(word => word !== '').join(' ')
  }
  if (verb === 'être' && adverb !== '' && !isNegative)
    return put('be', tense)?.replace(new RegExp(`^${adverb} (.*)`), `$1 ${adverb}`)
  if (inner !== undefined) {
    if (verb === 'aller' && tense === 'present') return put(inner, 'goingTo')
    if (verb === 'pouvoir' || verb === 'savoir')
      return tense === 'present'
        ? `${isNegative ? "can't" : 'can'} ${inner}`
        : tense === 'past'
          ? `${isNegative ? "couldn't" : 'could'} ${inner}`
          : tense === 'would' && verb === 'pouvoir'
            ? `${isNegative ? "couldn't" : 'could'} ${inner}`
            : undefined
    if (verb === 'devoir' && tense === 'would') return `${isNegative ? "shouldn't" : 'should'} ${inner}`
    if (verb === 'devoir') return tense === 'present' ? `${isNegative ? "mustn't" : 'must'} ${inner}` : undefined
    if (verb === 'vouloir')
      return tense === 'would' ? `would${isNegative ? "n't" : ''} like to ${inner}` : put('want', tense, `to ${inner}`)
    const liking = tense === 'would' ? `would${isNegative ? "n't" : ''} like to ${inner}` : undefined
    return (
      liking ??
      (own &&
        put(
          own,
          tense,
          inner === 'be'
            ? 'being'
            : (verbPhrases({
                verb: inner.split(' ')[0] ?? inner,
                tense: 'presentContinuous',
                person: 'I',
                isNegative: false,
                adverb: '',
              })[0]?.replace(/^am /, '') ?? ''),
        ))
    )
  }
  if (verb === 'vouloir') return tense === 'would' ? `would${isNegative ? "n't" : ''} like` : put('want', tense)
  if (own === undefined) return undefined
  if (clause.isGoingOn && !STATIVE.has(own)) return put(own, 'pastContinuous')
  const isHabit = clause.tense === 'IMPARFAIT' && !STATIVE.has(own) && !isLiking
  return isHabit && !isNegative ? `used to ${own}` : put(own, tense)
}
