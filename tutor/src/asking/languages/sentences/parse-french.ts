import { nounLemma } from '../../../homework/solve/french/lexicon.ts'
import { readForm } from '../../../homework/solve/french/read-form.ts'
import { takesEtre } from '../../../homework/solve/french/verb-form.ts'
import { fold } from '../../../words.ts'
import { type Clause, OFTEN, type Piece, type Thing, TIMES, WELL } from './clause.ts'

const SUBJECTS = new Map([
  ['je', 0],
  ['tu', 1],
  ['il', 2],
  ['elle', 2],
  ['on', 3],
  ['nous', 3],
  ['vous', 4],
  ['ils', 5],
  ['elles', 5],
])
const OWNERS = new Map([
  ['mon', 0],
  ['ma', 0],
  ['mes', 0],
  ['ton', 1],
  ['ta', 1],
  ['tes', 1],
  ['son', 2],
  ['sa', 2],
  ['ses', 2],
  ['notre', 3],
  ['nos', 3],
  ['votre', 4],
  ['vos', 4],
  ['leur', 5],
  ['leurs', 5],
])
const COUNTS = new Map(
  'deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ').map((word, i) => [word, String(i + 2)]),
)
const HELPERS = new Set(['aller', 'pouvoir', 'devoir', 'vouloir', 'aimer', 'adorer', 'détester', 'savoir'])
const CAN = /^(?:peux|peut)$/
/** « tu devrais te reposer »: the pronoun of its own subject. */
const ONESELF = ['me', 'te', 'se', 'nous', 'vous', 'se']
const NEGATIVE = new Set(['pas', 'plus'])
const TENSES = ['PRESENT', 'PASSE_COMPOSE', 'IMPARFAIT', 'FUTUR', 'CONDITIONNEL_PRESENT'] as const

/** The words of a sentence, « j'ai » as two. */
export const splitFrench = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[’‘]/g, "'")
    .replace(/aujourd'hui/g, 'aujourdhui')
    .replace(/(?<!\p{L})([jlndmtsc]|qu)'/gu, (_, letter: string) => `${letter === 'l' ? 'le' : `${letter}e`} `)
    .replace(/[«»"!?.,;]/g, ' ')
    .trim()
    .split(/\s+/)
    .filter(word => word !== '')
    .map(word => (word === 'aujourdhui' ? "aujourd'hui" : word))

const isInfinitive = (word: string) => /(?:er|ir|re|oir)$/.test(word) && !nounLemma(word)?.endsWith('ère')

type Read<T> = { found: T; rest: readonly string[] }

const readThing = (words: readonly string[]): Read<Thing> | undefined => {
  const [first = '', noun = '', ...rest] = words
  const owner = OWNERS.get(first)
  const count = COUNTS.get(first) ?? (/^\d{1,3}$/.test(first) ? first : undefined)
  const article =
    owner !== undefined
      ? { owner }
      : count !== undefined
        ? { count }
        : /^(?:le|la|les)$/.test(first)
          ? ('the' as const)
          : /^(?:un|une)$/.test(first)
            ? ('a' as const)
            : /^de$/.test(first)
              ? ('a' as const)
              : /^(?:des|du)$/.test(first)
                ? ('some' as const)
                : undefined
  if (article === undefined || noun === '') return undefined
  const isPlural = /^(?:les|des|mes|tes|ses|nos|vos|leurs)$/.test(first) || (count !== undefined && count !== '1')
  return { found: { article, noun, isPlural }, rest }
}

const TABLES = [
  ['time', TIMES],
  ['often', OFTEN],
  ['well', WELL],
] as const

const readPiece = (words: readonly string[]): Read<Piece> | undefined => {
  const text = fold(words.join(' '))
  for (const [kind, table] of TABLES) {
    const found = table.find(([word]) => text === word || text.startsWith(`${word} `))
    if (found) return { found: { kind, word: found[0] }, rest: words.slice(found[0].split(' ').length) }
  }
  if (/^(?:a la maison|chez moi)(?= |$)/.test(text))
    return { found: { kind: 'home' }, rest: words.slice(text.startsWith('chez') ? 2 : 3) }
  const [first = '', ...rest] = words
  const preposition = fold(first)
  if (/^(?:a|au|aux|en|dans|avec|pour)$/.test(preposition)) {
    const kind =
      preposition.startsWith('a') && preposition !== 'avec' ? 'a' : (preposition as 'en' | 'dans' | 'avec' | 'pour')
    const own = preposition.startsWith('au') ? ['le', ...rest] : rest
    const thing = readThing(preposition === 'aux' ? ['les', ...rest] : own)
    if (thing) return { found: { kind: 'place', preposition: kind, thing: thing.found, name: '' }, rest: thing.rest }
    const [name = '', ...after] = rest
    return name === '' || kind === 'avec'
      ? undefined
      : { found: { kind: 'place', preposition: kind, thing: undefined, name }, rest: after }
  }
  const thing = readThing(words)
  if (thing) return { found: { kind: 'thing', thing: thing.found }, rest: thing.rest }
  return first === '' ? undefined : { found: { kind: 'adjective', word: first }, rest }
}

const readPieces = (words: readonly string[]): Piece[] | undefined => {
  const pieces: Piece[] = []
  let rest = words
  while (rest.length > 0) {
    const next = readPiece(rest)
    if (!next || pieces.length > 4) return undefined
    pieces.push(next.found)
    rest = next.rest
  }
  return pieces
}

/** A sentence of one subject and one verb; undefined where a word of it was not understood. */
export const parseFrench = (words: readonly string[]): Clause | undefined => {
  const text = fold(words.join(' '))
  const leading = TIMES.find(([word]) => text.startsWith(`${word} `))?.[0]
  const all = words.slice(leading?.split(' ').length ?? 0)
  const named = SUBJECTS.has(all[0] ?? '') ? undefined : readThing(all)
  const subject = named ? (named.found.isPlural ? 'ils' : 'il') : (all[0] ?? '')
  const own = named ? named.rest : all.slice(1)
  const person = SUBJECTS.get(subject)
  if (person === undefined || (named && typeof named.found.article === 'string' && named.found.article !== 'the'))
    return undefined
  const said = own[0] === 'ne' ? own.slice(1) : own
  const [form = '', ...after] = said
  const isDenied = NEGATIVE.has(after[0] ?? '')
  if (own[0] === 'ne' && !isDenied) return undefined
  const behind = isDenied ? after.slice(1) : after
  const pronoun = subject === 'on' ? 'il' : subject
  const composed = /^(?:[ae]|ai|as|a|avons|avez|ont|suis|es|est|sommes|êtes|sont)$/.test(form)
    ? readForm(`${pronoun} ${form} ${behind[0] ?? ''}`).find(
        // « Je suis fatigué » is no past.
        ({ tense, infinitive }) =>
          tense === 'PASSE_COMPOSE' &&
          (takesEtre(infinitive, '') === true) === /^(?:suis|es|est|sommes|êtes|sont)$/.test(form),
      )
    : undefined
  const simple = [
    ...readForm(`${pronoun} ${form}`),
    ...(CAN.test(form) ? [{ infinitive: 'pouvoir', tense: 'PRESENT' as const }] : []),
  ]
  // « je suis » is rather of être than of suivre.
  const usual = simple.filter(({ infinitive }) => infinitive === 'être')
  const verb = composed ?? TENSES.flatMap(tense => [...usual, ...simple].find(one => one.tense === tense) ?? [])[0]
  if (!verb) return undefined
  const left = composed ? behind.slice(1) : behind
  const [next = '', inner = ''] = left
  const isHelper = HELPERS.has(verb.infinitive)
  const isOwn = isHelper && next === ONESELF[person] && isInfinitive(inner)
  const second = isOwn ? `se ${inner}` : isHelper && isInfinitive(next) ? next : ''
  const behindVerb = second === '' ? left : left.slice(isOwn ? 2 : 1)
  // « Je n'ai pas de chien », but nobody translates « je parle de … ».
  if (behindVerb.includes('de') && !(isDenied && behindVerb[0] === 'de')) return undefined
  const pieces = readPieces(behindVerb)
  return (
    pieces && {
      subject: named?.found,
      person,
      isFeminine: /^elles?$/.test(subject),
      verb: verb.infinitive,
      tense: verb.tense,
      isNegative: isDenied,
      second,
      pieces: leading === undefined ? pieces : [...pieces, { kind: 'time', word: leading }],
    }
  )
}
