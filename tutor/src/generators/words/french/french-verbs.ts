import type { Clue, Subject, Tense, VerbLanguage } from '../verbs/verb-language.ts'
import { complete, conjugate, FRENCH_VERBS, findParticiple } from './conjugate.ts'
import { slip } from './slips.ts'

const SUBJECTS: readonly Subject[] = [
  { text: 'je', person: 0 },
  { text: 'tu', person: 1 },
  { text: 'il', person: 2, gender: 'm' },
  { text: 'elle', person: 2, gender: 'f' },
  { text: 'Lina', person: 2, gender: 'f' },
  { text: 'mon frère', person: 2, gender: 'm' },
  { text: 'nous', person: 3 },
  { text: 'vous', person: 4 },
  { text: 'ils', person: 5, gender: 'm' },
  { text: 'elles', person: 5, gender: 'f' },
  { text: 'les voisins', person: 5, gender: 'm' },
  { text: 'mes cousines', person: 5, gender: 'f' },
]

/** How a composed tense is looked for: its stem and ending say nothing. */
const TWO_WORDS = 'Deux mots à vérifier : l’auxiliaire, à la personne du sujet, puis le participe passé.'

const TENSES: Readonly<Record<string, Tense>> = {
  present: {
    name: 'le présent de l’indicatif',
    at: 'au présent de l’indicatif',
    alsoCalled: ['présent', 'présent de l’indicatif', 'indicatif présent', 'le présent'],
    rule: 'Au présent, les verbes en -er, sauf un, se terminent par -e, -es, -e, -ons, -ez, -ent ; la plupart des autres par -s, -s, -t (ou -d), -ons, -ez, -ent.',
  },
  imparfait: {
    name: 'l’imparfait',
    at: 'à l’imparfait',
    alsoCalled: ['imparfait', 'imparfait de l’indicatif', 'l’imparfait de l’indicatif'],
    rule: 'À l’imparfait, tous les verbes se terminent par -ais, -ais, -ait, -ions, -iez, -aient.',
  },
  'passe-simple': {
    name: 'le passé simple',
    at: 'au passé simple',
    alsoCalled: ['passé simple', 'passé simple de l’indicatif'],
    rule: 'Au passé simple, les verbes en -er se terminent par -ai, -as, -a, -âmes, -âtes, -èrent ; les autres ont le son « i », « u » ou « in » devant -s, -s, -t, -mes, -tes, -rent.',
  },
  futur: {
    name: 'le futur',
    at: 'au futur',
    alsoCalled: ['futur', 'futur simple', 'le futur simple', 'futur de l’indicatif', 'futur simple de l’indicatif'],
    rule: 'Au futur, on ajoute au radical, souvent l’infinitif, les terminaisons -ai, -as, -a, -ons, -ez, -ont ; un r les précède toujours.',
  },
  conditionnel: {
    name: 'le conditionnel présent',
    at: 'au conditionnel présent',
    alsoCalled: ['conditionnel présent', 'conditionnel', 'le conditionnel', 'présent du conditionnel'],
    rule: 'Le conditionnel présent a le radical du futur, avec son r, et les terminaisons -ais, -ais, -ait, -ions, -iez, -aient.',
  },
  subjonctif: {
    name: 'le subjonctif présent',
    at: 'au subjonctif présent',
    alsoCalled: ['subjonctif présent', 'subjonctif', 'le subjonctif', 'présent du subjonctif'],
    rule: 'Au subjonctif présent, les verbes se terminent par -e, -es, -e, -ions, -iez, -ent, sauf les deux auxiliaires.',
  },
  imperatif: {
    name: 'l’impératif présent',
    at: 'à l’impératif présent',
    alsoCalled: ['impératif présent', 'impératif', 'l’impératif', 'présent de l’impératif'],
    rule: 'À l’impératif, le sujet n’est pas écrit, et les verbes en -er n’ont pas de s quand on parle à « tu ».',
  },
  'passe-compose': {
    name: 'le passé composé',
    at: 'au passé composé',
    alsoCalled: ['passé composé', 'passé composé de l’indicatif'],
    rule: 'Le passé composé a l’auxiliaire au présent, puis le participe passé ; avec être, le participe s’accorde avec le sujet.',
    begin: TWO_WORDS,
  },
  'plus-que-parfait': {
    name: 'le plus-que-parfait',
    at: 'au plus-que-parfait',
    alsoCalled: ['plus-que-parfait', 'plus que parfait', 'plus-que-parfait de l’indicatif'],
    rule: 'Le plus-que-parfait a l’auxiliaire à l’imparfait, puis le participe passé ; avec être, le participe s’accorde avec le sujet.',
    begin: TWO_WORDS,
  },
  'passe-anterieur': {
    name: 'le passé antérieur',
    at: 'au passé antérieur',
    alsoCalled: ['passé antérieur'],
    rule: 'Le passé antérieur a l’auxiliaire au passé simple, puis le participe passé ; avec être, le participe s’accorde avec le sujet.',
    begin: TWO_WORDS,
  },
  'futur-anterieur': {
    name: 'le futur antérieur',
    at: 'au futur antérieur',
    alsoCalled: ['futur antérieur'],
    rule: 'Le futur antérieur a l’auxiliaire au futur, puis le participe passé ; avec être, le participe s’accorde avec le sujet.',
    begin: TWO_WORDS,
  },
  'conditionnel-passe': {
    name: 'le conditionnel passé',
    at: 'au conditionnel passé',
    alsoCalled: ['conditionnel passé', 'passé du conditionnel'],
    rule: 'Le conditionnel passé a l’auxiliaire au conditionnel présent, puis le participe passé ; avec être, le participe s’accorde avec le sujet.',
    begin: TWO_WORDS,
  },
  'subjonctif-passe': {
    name: 'le subjonctif passé',
    at: 'au subjonctif passé',
    alsoCalled: ['subjonctif passé', 'passé du subjonctif'],
    rule: 'Le subjonctif passé a l’auxiliaire au subjonctif présent, puis le participe passé ; avec être, le participe s’accorde avec le sujet.',
    begin: TWO_WORDS,
  },
}

/** The present may say what is to come, and tell a story; the passé composé tells it as well. */
const TO_COME = ['present']
const STORY = ['present', 'passe-compose']
/** What may happen all at once. */
const SUDDEN =
  'lancer appeler jeter ouvrir entendre voir perdre dire partir courir arriver entrer tomber avoir prendre venir'.split(
    ' ',
  )
/** « Je veux que je » is no French. */
const OTHERS = [1, 2, 3, 4, 5]

const CLUES: readonly Clue[] = [
  { tense: 'present', opening: 'En ce moment,', why: '« en ce moment » situe l’action quand on parle' },
  { tense: 'present', opening: 'Ces temps-ci, chaque semaine,', why: 'c’est une habitude d’à présent' },
  {
    tense: 'futur',
    opening: 'C’est décidé : demain matin,',
    why: '« demain » annonce un fait à venir, et il est décidé',
    alsoRight: TO_COME,
  },
  {
    tense: 'futur',
    opening: 'Si tout va bien demain,',
    why: 'la condition est au présent, le fait est à venir',
    alsoRight: TO_COME,
  },
  {
    tense: 'conditionnel',
    opening: 'Si c’était possible, demain,',
    why: 'une condition à l’imparfait demande le conditionnel présent',
  },
  {
    tense: 'conditionnel',
    opening: 'Si tout allait bien demain,',
    why: 'une condition à l’imparfait demande le conditionnel présent',
  },
  {
    tense: 'conditionnel-passe',
    opening: 'Hier, si tout s’était bien passé,',
    why: 'une condition au plus-que-parfait demande le conditionnel passé pour un fait d’hier',
  },
  { tense: 'imparfait', opening: 'Autrefois, chaque semaine,', why: 'c’est une habitude du passé' },
  { tense: 'imparfait', opening: 'Tous les étés, à cette époque-là,', why: 'l’action se répétait dans le passé' },
  {
    tense: 'passe-simple',
    opening: 'Ce matin-là, sans hésiter,',
    why: 'l’action a lieu une fois et fait avancer le récit',
    alsoRight: [...STORY, 'plus-que-parfait'],
  },
  {
    tense: 'passe-simple',
    opening: 'Soudain,',
    why: '« soudain » annonce une action du premier plan',
    alsoRight: STORY,
    verbs: SUDDEN,
  },
  {
    tense: 'passe-compose',
    opening: 'Hier soir,',
    why: 'l’action est passée, achevée, racontée comme on parle',
    alsoRight: ['imparfait', 'passe-simple', 'plus-que-parfait'],
  },
  { tense: 'subjonctif', opening: 'Il faut que', why: '« il faut que » exprime une obligation' },
  { tense: 'subjonctif', opening: 'Je veux que', why: '« je veux que » exprime une volonté', persons: OTHERS },
  {
    tense: 'subjonctif',
    opening: 'Je regrette que',
    why: '« je regrette que » exprime un sentiment',
    persons: OTHERS,
  },
  {
    tense: 'futur',
    opening: 'J’espère que demain',
    why: '« espérer que » demande l’indicatif, et « demain » annonce un fait à venir',
    alsoRight: TO_COME,
  },
  {
    tense: 'present',
    opening: 'Je sais qu’en ce moment',
    why: '« savoir que » demande l’indicatif, et « en ce moment » le présent',
  },
]

const VOWEL = /^[aeiouéèêâ]/i
/** What nobody has to do: it may only be possible. */
const NO_DUTY = new Set('perdre tomber recevoir entendre être croire vouloir devoir pouvoir'.split(' '))

/** What stands before a subject when nothing else is asked for. */
const findOpening = (verb: string, tense: string): string => {
  if (tense === 'subjonctif-passe') return 'Il est possible que'
  if (tense === 'subjonctif') return NO_DUTY.has(verb) ? 'Il est possible que' : 'Il faut que'
  return tense === 'passe-anterieur' ? 'Quand' : ''
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const sentence: VerbLanguage['sentence'] = (verb, tense, subject, shown, opening) => {
  const form = conjugate(verb, tense, subject) ?? ''
  const written = shown ?? form
  if (tense === 'imperatif') return `${capital(written)} ${complete(verb)} !`
  const start = opening ?? findOpening(verb, tense)
  const joined = start.endsWith('que') && VOWEL.test(subject.text) ? `${start.slice(0, -1)}’` : start && `${start} `
  // In place of a form the gap keeps the elision of its answer.
  const isElided = subject.text === 'je' && VOWEL.test(written === '…' ? form : written)
  const end = tense === 'passe-anterieur' ? ', tout changea.' : '.'
  return `${capital(`${joined}${isElided ? 'j’' : `${subject.text} `}${written} ${complete(verb)}`)}${end}`
}

const withSubject: VerbLanguage['withSubject'] = (tense, { text }, form) => {
  const both = text === 'je' && VOWEL.test(form) ? `j’${form}` : `${text} ${form}`
  return tense.startsWith('subjonctif') ? [both, `${VOWEL.test(both) ? 'qu’' : 'que '}${both}`] : [both]
}

/** The spelling of 1990, and « je puis ». */
const others: VerbLanguage['others'] = (verb, tense, subject) => {
  const written = conjugate(verb, tense, subject) ?? ''
  if (written === 'peux') return ['puis']
  return /aît/.test(written) ? [written.replace('aît', 'ait')] : []
}

/** Nobody orders these. */
const UNORDERED = new Set(
  'perdre pouvoir vouloir devoir savoir être avoir recevoir croire connaître vivre arriver tomber entendre voir'.split(
    ' ',
  ),
)

const withEtre = FRENCH_VERBS.filter(verb => findParticiple(verb).auxiliary === 'être')

/** French verbs as exercises on their forms need them. */
export const frenchVerbs: VerbLanguage = {
  lang: 'fr',
  subjects: SUBJECTS,
  tenses: TENSES,
  groups: {
    all: FRENCH_VERBS,
    regular: FRENCH_VERBS.filter(verb => /er$|^(?:finir|choisir|remplir|réussir)$/.test(verb) && verb !== 'aller'),
    irregular: FRENCH_VERBS.filter(verb => !/er$|^(?:finir|choisir|remplir|réussir)$/.test(verb) || verb === 'aller'),
    etre: withEtre,
    orders: FRENCH_VERBS.filter(verb => !UNORDERED.has(verb)),
  },
  clues: CLUES,
  states: new Set([
    'savoir',
    'connaître',
    'vivre',
    'pouvoir',
    'devoir',
    'vouloir',
    'être',
    'avoir',
    'croire',
    'dormir',
    'tenir',
    'rester',
    'attendre',
    'perdre',
    'recevoir',
    'tomber',
    'entendre',
    'voir',
  ]),
  name: verb => `« ${verb} »`,
  form: conjugate,
  sentence,
  slip,
  withSubject,
  others,
}
