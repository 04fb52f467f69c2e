import { germanForm } from '../../../homework/solve/german/verb-forms.ts'
import { type Clause, OFTEN, type Piece, type Thing, TIMES, WELL } from './clause.ts'
import type { Vocabulary } from './vocabulary.ts'

const SUBJECTS = ['ich', 'du', 'er', 'wir', 'ihr', 'sie']
const OWNERS = ['mein', 'dein', 'sein', 'unser', 'euer', 'ihr']
const TENSES: Partial<Record<Clause['tense'], Parameters<typeof germanForm>[1]>> = {
  PRESENT: 'present',
  PASSE_COMPOSE: 'perfect',
  IMPARFAIT: 'preterite',
  FUTUR: 'future',
}

/** A thing as an object, or as what somebody is; the plural of a noun is not known for sure. */
const sayThing = (
  { article, noun, isPlural }: Thing,
  words: Vocabulary,
  clause: Clause,
  isObject: boolean,
): string | undefined => {
  const [, gender = '', word = ''] = words.noun(noun)?.match(/^(der|die|das) (.+)$/u) ?? []
  if (word === '' || isPlural) return undefined
  const ending = gender === 'die' ? 'e' : gender === 'der' && isObject ? 'en' : ''
  if (typeof article === 'object') {
    if ('count' in article) return undefined
    const owner = article.owner === 2 && clause.isFeminine ? 'ihr' : (OWNERS[article.owner] ?? '')
    return `${owner === 'euer' && ending !== '' ? 'eur' : owner}${ending} ${word}`
  }
  if (article === 'a') return `${clause.isNegative ? 'kein' : 'ein'}${ending} ${word}`
  if (article === 'the') return `${gender === 'der' && isObject ? 'den' : gender} ${word}`
  return undefined
}

const sayPlace = (
  { preposition, thing, name }: Extract<Piece, { kind: 'place' }>,
  isMoving: boolean,
): string | undefined => {
  if (thing || /^(?:avec|pour|dans)$/.test(preposition)) return undefined
  const country = new Map([
    ['france', 'Frankreich'],
    ['allemagne', 'Deutschland'],
    ['espagne', 'Spanien'],
    ['angleterre', 'England'],
    ['londres', 'London'],
  ]).get(name)
  if (preposition === 'en' && country === undefined) return undefined
  return `${isMoving ? 'nach' : 'in'} ${country ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`}`
}

/** A clause in German, its verb second and the rest of it at the end; undefined where anything is not known for sure. */
export const sayInGerman = (clause: Clause, words: Vocabulary): string | undefined => {
  const { verb, second, person, isNegative, pieces } = clause
  const pronoun = person === 2 && clause.isFeminine ? 'sie' : (SUBJECTS[person] ?? '')
  const subject = clause.subject ? sayThing(clause.subject, words, { ...clause, isNegative: false }, false) : pronoun
  if (subject === undefined) return undefined
  const inner = second === '' ? '' : words.verb(second)
  if (inner === undefined) return undefined
  const own = words.verb(verb)
  const isMoving = /^(?:gehen|fahren|reisen|kommen|fliegen)$/.test(inner === '' ? (own ?? '') : inner)
  // Somebody goes to a town by some means.
  if (isMoving && pieces.some(({ kind }) => kind === 'place')) return undefined
  const say = (piece: Piece): string | undefined => {
    switch (piece.kind) {
      case 'time':
        return TIMES.find(([french]) => french === piece.word)?.[3]
      case 'often':
        return OFTEN.find(([french]) => french === piece.word)?.[3]
      case 'well':
        return WELL.find(([french]) => french === piece.word)?.[3]
      case 'home':
        return isMoving ? 'nach Hause' : 'zu Hause'
      case 'adjective':
        return verb === 'être' ? words.adjective(piece.word)?.word : undefined
      case 'thing':
        return sayThing(piece.thing, words, clause, verb !== 'être')
      case 'place': {
        const isPlaying = verb === 'jouer' || second === 'jouer'
        return (isPlaying && piece.thing ? words.sport(piece.thing.noun) : undefined) ?? sayPlace(piece, isMoving)
      }
    }
  }
  const isTime = ({ kind }: Piece) => kind === 'time' || kind === 'often'
  const [times, others] = [pieces.filter(isTime).map(say), pieces.filter(piece => !isTime(piece)).map(say)]
  if ([...times, ...others].some(part => part === undefined)) return undefined
  const hasThing = pieces.some(piece => piece.kind === 'thing' && piece.thing.article !== 'a')
  const isKein = isNegative && pieces.some(piece => piece.kind === 'thing' && piece.thing.article === 'a')
  const nicht = isNegative && !isKein ? ['nicht'] : []
  const middle = hasThing ? [...times, ...others, ...nicht] : [...times, ...nicht, ...others]
  const join = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ')
  const put = (name: string | undefined, tense: Parameters<typeof germanForm>[1], gern: string, end: string) => {
    const form = name && germanForm(name, tense, person)
    return form
      ? join(subject, form.verb, ...(gern === '' ? middle : [...times, gern, ...others]), end, form.end)
      : undefined
  }
  const tense = TENSES[clause.tense]
  if (inner !== '') {
    if (/^(?:aimer|adorer)$/.test(verb))
      return clause.tense === 'PRESENT' && !isNegative
        ? put(inner, 'present', 'gern', '')?.replace(/ gern (.*)$/, ' gern $1')
        : undefined
    if (verb === 'vouloir' && clause.tense === 'CONDITIONNEL_PRESENT')
      return join(subject, ['möchte', 'möchtest', 'möchte', 'möchten', 'möchtet', 'möchten'][person], ...middle, inner)
    const helper = new Map([
      ['pouvoir', 'können'],
      ['devoir', 'müssen'],
      ['vouloir', 'wollen'],
      ['savoir', 'können'],
      ['aller', 'werden'],
    ]).get(verb)
    if (helper === undefined || clause.tense !== 'PRESENT' || (helper === 'müssen' && isNegative)) return undefined
    return put(helper, 'present', '', inner)
  }
  if (verb === 'vouloir' && clause.tense === 'CONDITIONNEL_PRESENT')
    return join(subject, ['möchte', 'möchtest', 'möchte', 'möchten', 'möchtet', 'möchten'][person], ...middle)
  if (verb === 'aimer' && pieces.some(piece => piece.kind === 'thing')) return undefined
  return tense ? put(own, tense, '', '') : undefined
}
