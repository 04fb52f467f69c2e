import { spanishForm } from '../../../homework/solve/spanish/verb-forms.ts'
import { type Clause, OFTEN, type Piece, type Thing, TIMES, WELL } from './clause.ts'
import type { Vocabulary } from './vocabulary.ts'

const OWNERS = ['mi', 'tu', 'su', 'nuestro', 'vuestro', 'su']
const TENSES: Partial<Record<Clause['tense'], Parameters<typeof spanishForm>[1]>> = {
  PRESENT: 'present',
  PASSE_COMPOSE: 'perfect',
  IMPARFAIT: 'imperfect',
  FUTUR: 'future',
  CONDITIONNEL_PRESENT: 'conditional',
}
const GUSTAR = new Map([
  ['aimer', 'gust'],
  ['adorer', 'encant'],
])
const DATIVE = ['me', 'te', 'le', 'nos', 'os', 'les']

const plural = (noun: string) =>
  /[aeiouáéó]$/.test(noun)
    ? `${noun}s`
    : noun.endsWith('z')
      ? `${noun.slice(0, -1)}ces`
      : noun.endsWith('ión')
        ? noun.replace(/ón$/, 'ones')
        : `${noun}es`

const sayThing = ({ article, noun, isPlural }: Thing, words: Vocabulary, isNegative = false): string | undefined => {
  const found = words.noun(noun)
  const [, gender = '', word = ''] = found?.match(/^(el|la) (\p{L}+)$/u) ?? []
  if (word === '') return undefined
  const said = isPlural ? plural(word) : word
  const isHers = gender === 'la'
  if (typeof article === 'object') {
    if ('count' in article) return `${article.count} ${said}`
    const owner = (OWNERS[article.owner] ?? '').replace(/o$/, isHers ? 'a' : 'o')
    return `${owner}${isPlural ? 's' : ''} ${said}`
  }
  if (article === 'a' && isNegative) return said
  if (article === 'a') return `${isHers ? 'una' : 'un'} ${said}`
  if (article === 'some') return said
  return `${isPlural ? (isHers ? 'las' : 'los') : gender} ${said}`
}

const sayPlace = (
  { preposition, thing, name }: Extract<Piece, { kind: 'place' }>,
  words: Vocabulary,
  isMoving: boolean,
): string | undefined => {
  const before = { a: isMoving ? 'a' : 'en', en: isMoving ? 'a' : 'en', dans: 'en', avec: 'con', pour: 'para' }[
    preposition
  ]
  if (thing) {
    const said = sayThing(thing, words)
    return said && `${before} ${said}`.replace(/^a el /, 'al ')
  }
  const country = new Map([
    ['france', 'Francia'],
    ['espagne', 'España'],
    ['angleterre', 'Inglaterra'],
    ['allemagne', 'Alemania'],
    ['paris', 'París'],
    ['londres', 'Londres'],
  ]).get(name)
  if (preposition === 'en' && country === undefined) return undefined
  return `${before} ${country ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`}`
}

const agree = (adjective: string, { person, isFeminine }: Clause) => {
  const one = isFeminine
    ? adjective
        .replace(/o$/, 'a')
        .replace(/és$/, 'esa')
        .replace(/(?<=ñol|mán)$/, 'a')
        .replace(/mána$/, 'mana')
    : adjective
  return person > 2 ? plural(one.replace(/és$/, 'es').replace(/mán$/, 'man')) : one
}

/** A clause in Spanish; undefined where a word of it is not known. */
export const sayInSpanish = (clause: Clause, words: Vocabulary): string | undefined => {
  const { verb, second, person, isNegative, pieces } = clause
  const tense = TENSES[clause.tense]
  if (!tense) return undefined
  const inner = second === '' ? '' : words.verb(second)
  if (inner === undefined) return undefined
  const liked = GUSTAR.get(verb)
  const adjective = pieces.find(piece => piece.kind === 'adjective')
  const state = adjective && adjective.kind === 'adjective' ? words.adjective(adjective.word) : undefined
  const isThere = verb === 'être' && pieces.some(piece => piece.kind === 'place' || piece.kind === 'home')
  const own = verb === 'être' && (state?.isState || isThere) ? 'estar' : words.verb(verb)
  const isMoving = /^(?:ir|venir|viajar)$/.test(inner === '' ? (own ?? '') : inner)
  const isPast = pieces.some(piece => piece.kind === 'time' && /^(?:hier|la semaine derniere)$/.test(piece.word))
  const said = pieces.map((piece): string | undefined => {
    switch (piece.kind) {
      case 'time':
        return TIMES.find(([french]) => french === piece.word)?.[2]
      case 'often':
        return OFTEN.find(([french]) => french === piece.word)?.[2]
      case 'well':
        return WELL.find(([french]) => french === piece.word)?.[2]
      case 'home':
        return isMoving ? 'a casa' : 'en casa'
      case 'adjective':
        return verb === 'être' && state ? agree(state.word, clause) : undefined
      case 'thing':
        return sayThing(piece.thing, words, isNegative)
      case 'place': {
        const sport =
          piece.thing && (verb === 'jouer' || second === 'jouer') ? words.sport(piece.thing.noun) : undefined
        return sport === undefined ? sayPlace(piece, words, isMoving) : `al ${sport}`
      }
      default:
        return undefined
    }
  })
  if (said.some(part => part === undefined)) return undefined
  const subject = clause.subject ? sayThing(clause.subject, words) : ''
  if (subject === undefined || (subject !== '' && (liked !== undefined || state))) return undefined
  const no = `${subject} ${isNegative ? 'no ' : ''}`.trimStart()
  if (liked !== undefined) {
    if (clause.tense !== 'PRESENT' && !(clause.tense === 'CONDITIONNEL_PRESENT' && liked === 'gust' && inner !== ''))
      return undefined
    const [first] = pieces
    if (inner === '' && first?.kind !== 'thing') return undefined
    const isMany = inner === '' && first?.kind === 'thing' && first.thing.isPlural
    const form = clause.tense === 'CONDITIONNEL_PRESENT' ? 'gustaría' : `${liked}a${isMany ? 'n' : ''}`
    return [`${no}${DATIVE[person]} ${form}`, inner, ...said].filter(Boolean).join(' ')
  }
  const put = (name: string | undefined, more: string) => {
    const form = name && spanishForm(name, isPast && tense === 'perfect' ? 'preterite' : tense, person)
    return form && [`${no}${form}`, more, ...said].filter(Boolean).join(' ')
  }
  if (inner === '')
    return verb === 'vouloir'
      ? tense === 'conditional'
        ? put('querer', '')?.replace(/querría/, 'quisiera')
        : put('querer', '')
      : put(own, '')
  if (verb === 'aller') return tense === 'present' ? put('ir', `a ${inner}`) : undefined
  if (verb === 'pouvoir') return put('poder', inner)
  if (verb === 'savoir') return put('saber', inner)
  if (verb === 'devoir') return isNegative ? put('deber', inner) : put('tener', `que ${inner}`)
  if (verb === 'vouloir')
    return tense === 'conditional'
      ? `${no}${DATIVE[person]} gustaría ${[inner, ...said].join(' ')}`
      : put('querer', inner)
  return undefined
}
