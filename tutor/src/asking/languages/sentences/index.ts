import type { Pack } from '../../../pack.ts'
import { fold } from '../../../words.ts'
import { parseFrench, splitFrench } from './parse-french.ts'
import { saySetPhrase } from './set-phrases.ts'
import { sayInEnglish } from './to-english.ts'
import { sayInGerman } from './to-german.ts'
import { sayInSpanish } from './to-spanish.ts'
import { listVocabulary, type Vocabulary } from './vocabulary.ts'

const SAYS = { en: sayInEnglish, es: sayInSpanish, de: sayInGerman }
const THINKS = { en: 'I think', es: 'Creo que', de: '' }
const AND = { en: 'and', es: 'y', de: 'und' }
const IS = { en: 'it’s', es: 'es', de: 'es ist' }
const NUMBERS = new Map(
  'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze'
    .split(' ')
    .map((word, i) => [word, String(i + 2)]),
)

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const bare = (sentence: string, lang: Vocabulary['lang']) =>
  lang === 'en' && /^(?:I\b|I’)/.test(sentence)
    ? sentence.replace(/\.$/, '')
    : `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`.replace(/\.$/, '')

const sayThere = (words: readonly string[], vocabulary: Vocabulary): string | undefined => {
  const [il, y, a, ...rest] = words
  if (il !== 'il' || y !== 'y' || a !== 'a') return undefined
  const seen = parseFrench(['je', 'vois', ...rest])
  const said =
    seen && seen.pieces.length > 0 && seen.pieces[0]?.kind === 'thing'
      ? SAYS[vocabulary.lang](seen, vocabulary)
      : undefined
  const isMany = seen?.pieces[0]?.kind === 'thing' && seen.pieces[0].thing.isPlural
  const before = { en: /^I see /, es: /^veo /, de: /^ich sehe / }[vocabulary.lang]
  if (said === undefined || !before.test(said)) return undefined
  return said.replace(before, { en: isMany ? 'there are ' : 'there is ', es: 'hay ', de: 'es gibt ' }[vocabulary.lang])
}

const sayIs = (words: readonly string[], vocabulary: Vocabulary): string | undefined => {
  const [ce, est, ...rest] = words
  const [word = '', ...more] = rest
  const adjective = ce === 'ce' && est === 'est' && more.length === 0 ? vocabulary.adjective(word) : undefined
  return adjective && `${IS[vocabulary.lang]} ${adjective.word}`
}

const NUMBER_WORDS = {
  en: 'one two three four five six seven eight nine ten eleven twelve',
  es: 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce',
  de: 'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
}
/** « two cats » is written out, an age in figures. */
const writeOut = (sentence: string, lang: Vocabulary['lang']) =>
  /years old|años|Jahre alt/.test(sentence)
    ? sentence
    : sentence.replace(
        /(?<![\d,])(\d{1,2})(?= \p{L})/gu,
        digits => NUMBER_WORDS[lang].split(' ')[Number(digits) - 1] ?? digits,
      )

const sayOne = (words: readonly string[], vocabulary: Vocabulary): string | undefined => {
  const folded = fold(words.map(word => NUMBERS.get(word) ?? word).join(' '))
  const set = saySetPhrase(folded, vocabulary.lang) ?? saySetPhrase(fold(words.join(' ')), vocabulary.lang)
  if (set !== undefined) return set
  const there = sayThere(words, vocabulary) ?? sayIs(words, vocabulary)
  if (there !== undefined) return there
  const clause = parseFrench(words)
  return clause && SAYS[vocabulary.lang](clause, vocabulary)
}

/** What was going on when something else happened: « je dormais quand … ». */
const sayGoingOn = (words: readonly string[], vocabulary: Vocabulary): string | undefined => {
  const clause = parseFrench(words)
  const isDone =
    clause?.tense === 'IMPARFAIT' && !clause.isNegative && clause.second === '' && !/^(?:être|avoir)$/.test(clause.verb)
  return isDone ? sayInEnglish({ ...clause, isGoingOn: true }, vocabulary) : undefined
}

const TIMES_IN = {
  en: ['once', 'twice'],
  es: ['una vez', 'dos veces'],
  de: ['einmal', 'zweimal', 'dreimal', 'viermal', 'fünfmal'],
} as const
const PERIODS = new Map([
  ['jour', { en: 'a day', es: 'al día', de: 'am Tag' }],
  ['semaine', { en: 'a week', es: 'a la semana', de: 'in der Woche' }],
  ['mois', { en: 'a month', es: 'al mes', de: 'im Monat' }],
  ['an', { en: 'a year', es: 'al año', de: 'im Jahr' }],
])
const FRENCH_NUMBERS = 'une deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ')

/** « deux fois par semaine » */
const sayFrequency = (folded: string, lang: Vocabulary['lang']): string | undefined => {
  const [, count = '', period = ''] = folded.match(/^(\d{1,2}|\p{L}+) fois par (jour|semaine|mois|an)(?:nee)?$/u) ?? []
  const times = /^\d/.test(count) ? Number(count) : FRENCH_NUMBERS.indexOf(count) + 1
  const per = PERIODS.get(period)?.[lang]
  const number = NUMBER_WORDS[lang].split(' ')[times - 1]
  if (per === undefined || number === undefined) return undefined
  const said =
    TIMES_IN[lang][times - 1] ?? (lang === 'de' ? undefined : `${number} ${lang === 'en' ? 'times' : 'veces'}`)
  return said && `${said} ${per}`
}

const ARTICLES = /^(?:la|le|une?)$/
/** « traverser la frontière »: a verb and its object, with no subject. */
const sayInfinitive = (words: readonly string[], vocabulary: Vocabulary): string | undefined => {
  const [verb = '', article = '', noun = '', ...more] = words
  if (more.length > 0 || noun === '' || !/(?:er|ir|re)$/.test(verb) || !ARTICLES.test(article)) return undefined
  const [said, thing] = [vocabulary.verb(verb), vocabulary.noun(noun)]
  if (said === undefined || thing === undefined || vocabulary.lang === 'de') return undefined
  const isOne = article.startsWith('u')
  if (vocabulary.lang === 'en') return `${said} ${isOne ? (/^[aeiou]/.test(thing) ? 'an' : 'a') : 'the'} ${thing}`
  return `${said} ${isOne ? thing.replace(/^el /, 'un ').replace(/^la /, 'una ') : thing}`
}

/** A short French sentence in the language of a lesson; undefined unless every word of it was understood. */
export const translateSentence = (pack: Pack, packs: readonly Pack[], text: string): string | undefined => {
  const vocabulary = listVocabulary(pack, packs)
  const words = splitFrench(text)
  if (!vocabulary || words.length < 2 || words.length > 18) return undefined
  const { lang } = vocabulary
  const part = sayFrequency(fold(words.join(' ')), lang) ?? sayInfinitive(words, vocabulary)
  if (part !== undefined) return part
  const say = (sentence: readonly string[]): string | undefined => {
    const and = sentence.findIndex(
      (word, i) => i > 1 && word === 'et' && /^(?:je|tu|il|elle|nous|vous|ils|elles|on)$/.test(sentence[i + 1] ?? ''),
    )
    if (and > 0) {
      const [one, other] = [sayOne(sentence.slice(0, and), vocabulary), sayOne(sentence.slice(and + 1), vocabulary)]
      return one && other && `${one.replace(/\.$/, '')} ${AND[lang]} ${bare(other, lang)}`
    }
    return sayOne(sentence, vocabulary)
  }
  const [je, think, que, ...thought] = words
  if (je === 'je' && think === 'pense' && que === 'que') {
    const said = THINKS[lang] === '' ? undefined : say(thought)
    return said && `${THINKS[lang]} ${bare(said, lang)}.`
  }
  const when = words.indexOf('quand')
  if (when > 1 && lang === 'en') {
    const before = words.slice(0, when)
    const behind = words.slice(when + 1)
    // « Quand j'étais petit » is no moment.
    const happened = parseFrench(behind)?.tense === 'PASSE_COMPOSE'
    const [main, then] = [(happened ? sayGoingOn(before, vocabulary) : undefined) ?? say(before), say(behind)]
    return main && then && `${capital(main)} when ${bare(then, lang)}.`
  }
  const said = say(words)
  return said && `${writeOut(capital(said), lang).replace(/[.]$/, '')}${/[?]$/.test(said) ? '' : '.'}`
}
