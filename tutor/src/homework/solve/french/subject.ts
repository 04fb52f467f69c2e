import { hasVerb } from './clause.ts'
import type { Gender } from './lexicon.ts'
import { frenchWords, parseNounPhrase } from './noun-phrase.ts'

/** Who does it: the person from 0 (je) to 5 (ils), the words, and the gender where it is sure. */
export type Subject = {
  person: number
  gender: Gender | undefined
  text: string
  isPronoun: boolean
  /** Words between the subject and its verb: « ne », « les ». */
  clitics: string[]
}

type Person = { person: number; gender: Gender | undefined }
const PRONOUNS = new Map<string, Person>([
  ['je', { person: 0, gender: undefined }],
  ["j'", { person: 0, gender: undefined }],
  ['tu', { person: 1, gender: undefined }],
  ['il', { person: 2, gender: 'M' }],
  ['elle', { person: 2, gender: 'F' }],
  ['on', { person: 2, gender: 'M' }],
  ['nous', { person: 3, gender: undefined }],
  ['vous', { person: 4, gender: undefined }],
  ['ils', { person: 5, gender: 'M' }],
  ['elles', { person: 5, gender: 'F' }],
  ['cela', { person: 2, gender: 'M' }],
  ['ça', { person: 2, gender: 'M' }],
  ['personne', { person: 2, gender: 'M' }],
  ['rien', { person: 2, gender: 'M' }],
  ['chacun', { person: 2, gender: 'M' }],
  ['chacune', { person: 2, gender: 'F' }],
  ["quelqu'un", { person: 2, gender: 'M' }],
  ['tout le monde', { person: 2, gender: 'M' }],
])
const CLITICS = new Set("ne n' se s' me m' te t' le la l' les lui leur y en nous vous".split(' '))
const TIME_NOUN =
  '(?:matin|soir|jour|nuit|midi|semaine|mois|année|an|été|hiver|automne|printemps|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-end|matins|soirs|jours|étés|hivers|ans|mercredis|samedis|dimanches|vacances|fois|instant|moment|après-midi)'
const OPENERS = new RegExp(
  `^(?:(?:demain|hier|aujourd'hui|maintenant|bientôt|souvent|parfois|ensuite|puis|alors|soudain|tout à coup|autrefois|jadis|toujours|enfin|d'habitude|actuellement|désormais|ici|là-bas|tard|plus tard|avant|après|d'abord|finalement|heureusement|malheureusement|en ce moment|en général|à présent|en \\d{4}|(?:hier|demain) (?:matin|soir|après-midi)|(?:le|la|l'|ce|cet|cette|chaque|tous les|toutes les|les|un|pendant les|pendant l'|dans un|l'autre) ?${TIME_NOUN}(?: (?:dernier|dernière|prochain|prochaine|suivant|suivante|passé|passée|matin|soir))?) ?,? )+`,
  'iu',
)
const BREAK =
  /(?<![\p{L}'])(?:parce que|pendant que|tandis que|dès que|après que|avant que|que|quand|lorsque|puisque|si|et|mais|où|car|donc|puis|comme|depuis que)\s+|(?<![\p{L}])(?:qu'|lorsqu'|puisqu'|s'(?=ils?\b)|parce qu'|dès qu')/giu

/** Pronouns among several subjects: with « moi », it is « nous ». */
const STRONG = new Map<string, Person>([
  ['moi', { person: 3, gender: undefined }],
  ['nous', { person: 3, gender: undefined }],
  ['toi', { person: 4, gender: undefined }],
  ['vous', { person: 4, gender: undefined }],
  ['lui', { person: 5, gender: 'M' }],
  ['eux', { person: 5, gender: 'M' }],
  ['elle', { person: 5, gender: 'F' }],
  ['elles', { person: 5, gender: 'F' }],
])

const plural = (gender: Gender | undefined): Person => ({ person: 5, gender })

/** « Paul, Léa et moi »: several, joined by « et ». */
const coordination = (text: string): Person | undefined => {
  const parts = text.split(/\s*,\s*|\s+et\s+/u)
  if (parts.length < 2 || !/\set\s+[^,]+$/u.test(text) || /,\s*et\s/.test(text)) return undefined
  const strong = parts.map(part => STRONG.get(part.toLowerCase()))
  const groups = parts.map((part, i) => (strong[i] ? undefined : parseNounPhrase(frenchWords(part))))
  // « L’ami de Paul et Marie » may be one person.
  if (!groups.every((group, i) => strong[i] !== undefined || (group && !group.hasComplement))) return undefined
  const persons = strong.map(one => one?.person)
  if (persons.includes(3)) return { person: 3, gender: undefined }
  if (persons.includes(4)) return { person: 4, gender: undefined }
  const genders = parts.map((_, i) => strong[i]?.gender ?? groups[i]?.gender)
  if (genders.includes('M')) return plural('M')
  return plural(genders.every(gender => gender === 'F') ? 'F' : undefined)
}

const person = (text: string): Person | undefined => {
  const pronoun = PRONOUNS.get(text.toLowerCase().replace(/[’‘]/g, "'"))
  if (pronoun) return pronoun
  const joint = coordination(text)
  if (joint) return joint
  const phrase = parseNounPhrase(frenchWords(text))
  return phrase && { person: phrase.number === 'P' ? 5 : 2, gender: phrase.gender }
}

const withoutClitics = (text: string): [string, string[]][] => {
  const found: [string, string[]][] = [[text, []]]
  let rest = text
  const clitics: string[] = []
  for (let n = 0; n < 3; n++) {
    const match = rest.match(/^(.+?)(?:\s+([\p{L}]+)|\s+([lnmts]')|(?<=\s)([lnmts]'))\s*$/iu)
    const clitic = (match?.[2] ?? match?.[3] ?? match?.[4] ?? '').toLowerCase()
    if (!match || !CLITICS.has(clitic)) break
    clitics.unshift(clitic)
    rest = (match[1] ?? '').trim()
    found.push([rest, [...clitics]])
  }
  return found
}

const read = (text: string): Subject | undefined => {
  for (const [bare, clitics] of withoutClitics(text.trim())) {
    const found = person(bare)
    if (found) return { ...found, text: bare, clitics, isPronoun: PRONOUNS.has(bare.toLowerCase()) && bare.length <= 5 }
  }
  return undefined
}

const commas = (clause: string) => [...clause.matchAll(/, /g)].map(match => match.index + match[0].length)

/** Where a clause may begin; « et » begins one only behind a whole clause. */
const breaksIn = (clause: string, followsVerb: boolean): number[] =>
  [...clause.matchAll(BREAK)]
    .filter(
      match =>
        !/^(?:et|mais|puis|car|donc)\s/iu.test(match[0]) ||
        followsVerb ||
        hasVerb(frenchWords(clause.slice(0, match.index))) === 'yes',
    )
    .map(match => match.index + match[0].length)

/** The subject that stands right before a verb; undefined when the words before it are not understood whole. */
export const subjectBefore = (text: string, followsVerb = false): Subject | undefined => {
  const clause = (
    text
      .replace(/[’‘]/g, "'")
      .replace(/\s*(?:…|\.{2,}|_+)\s*$/u, '')
      .split(/[.;:!?«»"“”()\n—–…]+/u)
      .at(-1) ?? ''
  ).trim()
  if (clause === '' || clause.endsWith(',') || /(?<![\p{L}])(?:qui|ni|ou|dont)(?![\p{L}])/iu.test(clause))
    return undefined
  // Behind a verb come its object and a new clause: « une lettre et Paul ».
  const front = followsVerb && !/^\s*[,.;!?]/.test(text) ? commas(clause) : [0]
  const starts = [...front, ...breaksIn(clause, followsVerb)]
  for (const start of starts) {
    const whole = clause.slice(start)
    const bare = whole.replace(OPENERS, '')
    const direct = read(bare) ?? read(whole)
    if (direct) return direct
    // « Dans la forêt, les oiseaux »
    const comma = bare.lastIndexOf(', ')
    const behind = comma < 0 ? undefined : read(bare.slice(comma + 2).replace(OPENERS, ''))
    if (behind && !person(bare.slice(0, comma)) && !/\set\s/.test(bare.slice(comma))) return behind
  }
  return undefined
}
