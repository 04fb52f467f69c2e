import type { Clue, Subject, Tense, VerbLanguage } from '../verbs/verb-language.ts'
import { conjugate, describe, isRegular, regularForm, SPANISH_VERBS } from './conjugate.ts'

const SUBJECTS: readonly Subject[] = [
  { text: 'yo', person: 0 },
  { text: 'tú', person: 1 },
  { text: 'él', person: 2 },
  { text: 'Lucía', person: 2 },
  { text: 'mi hermano', person: 2 },
  { text: 'nosotros', person: 3 },
  { text: 'vosotros', person: 4 },
  { text: 'ellos', person: 5 },
  { text: 'mis amigas', person: 5 },
]

const TENSES: Readonly<Record<string, Tense>> = {
  presente: {
    name: 'le présent',
    at: 'au présent',
    alsoCalled: ['présent', 'présent de l’indicatif', 'presente'],
    rule: 'Au présent, -ar donne -o, -as, -a, -amos, -áis, -an ; -er et -ir donnent -o, -es, -e, puis -emos, -éis ou -imos, -ís, et -en.',
  },
  preterito: {
    name: 'le passé simple',
    at: 'au passé simple (pretérito)',
    alsoCalled: ['passé simple', 'pretérito', 'pretérito indefinido', 'prétérit'],
    rule: 'Au passé simple, -ar donne -é, -aste, -ó, -amos, -asteis, -aron ; -er et -ir donnent -í, -iste, -ió, -imos, -isteis, -ieron.',
  },
  imperfecto: {
    name: 'l’imparfait',
    at: 'à l’imparfait',
    alsoCalled: ['imparfait', 'imperfecto', 'pretérito imperfecto'],
    rule: 'À l’imparfait, -ar donne -aba, -abas, -aba, -ábamos, -abais, -aban ; -er et -ir donnent -ía, -ías, -ía, -íamos, -íais, -ían.',
  },
  futuro: {
    name: 'le futur',
    at: 'au futur',
    alsoCalled: ['futur', 'futuro', 'futur simple'],
    rule: 'Au futur, on ajoute à l’infinitif, ou à un radical irrégulier, -é, -ás, -á, -emos, -éis, -án.',
  },
  condicional: {
    name: 'le conditionnel',
    at: 'au conditionnel',
    alsoCalled: ['conditionnel', 'condicional', 'conditionnel présent'],
    rule: 'Au conditionnel, on ajoute au radical du futur -ía, -ías, -ía, -íamos, -íais, -ían.',
  },
  subjuntivo: {
    name: 'le subjonctif présent',
    at: 'au subjonctif présent',
    alsoCalled: ['subjonctif présent', 'subjonctif', 'subjuntivo'],
    rule: 'Au subjonctif, les voyelles s’échangent : -ar donne -e, -es, -e, -emos, -éis, -en ; -er et -ir donnent -a, -as, -a, -amos, -áis, -an.',
  },
  perfecto: {
    name: 'le passé composé',
    at: 'au passé composé (pretérito perfecto)',
    alsoCalled: ['passé composé', 'pretérito perfecto', 'perfecto'],
    rule: 'Le passé composé se fait avec haber au présent et le participe, en -ado ou -ido s’il est régulier.',
  },
  imperativo: {
    name: 'l’impératif',
    at: 'à l’impératif',
    alsoCalled: ['impératif', 'imperativo'],
    rule: 'À l’impératif, « tú » prend la troisième personne du présent, sauf huit irréguliers ; « vosotros » change le r de l’infinitif en d.',
  },
}

const CLUES: readonly Clue[] = [
  { tense: 'presente', opening: 'Ahora, cada día,', why: '« ahora » situe l’action quand on parle' },
  { tense: 'preterito', opening: 'Ayer', why: '« ayer » date une action achevée' },
  { tense: 'preterito', opening: 'El año pasado, un día,', why: 'l’action est datée et achevée' },
  { tense: 'imperfecto', opening: 'Antes, cada domingo,', why: 'c’est une habitude du passé' },
  { tense: 'imperfecto', opening: 'En aquella época, todos los días,', why: 'l’action se répétait dans le passé' },
  // The present may say what is to come.
  {
    tense: 'futuro',
    opening: 'Dentro de diez años,',
    why: '« dentro de diez años » annonce un fait à venir',
    alsoRight: ['presente'],
  },
  {
    tense: 'futuro',
    opening: 'Algún día,',
    why: '« algún día » (un jour) annonce un fait à venir',
    alsoRight: ['presente'],
  },
  {
    tense: 'condicional',
    opening: 'En tu lugar,',
    why: '« en tu lugar » (à ta place) imagine ce qui n’est pas',
    persons: [0, 2, 3, 5],
  },
  {
    tense: 'condicional',
    opening: 'Si fuera posible,',
    why: '« si fuera posible » (si c’était possible) suppose ce qui n’est pas',
  },
  { tense: 'perfecto', opening: 'Esta mañana, hace un momento,', why: 'le moment touche encore à celui où l’on parle' },
  { tense: 'subjuntivo', opening: 'Es necesario que', why: '« es necesario que » exprime une obligation' },
  { tense: 'subjuntivo', opening: 'Mi madre quiere que', why: '« quiere que » exprime un souhait' },
  {
    tense: 'futuro',
    opening: 'Creo que algún día',
    why: '« creo que » demande l’indicatif, et « algún día » (un jour) le futur',
    alsoRight: ['presente'],
  },
]

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const sentence: VerbLanguage['sentence'] = (verb, tense, subject, shown, opening) => {
  const written = shown ?? conjugate(verb, tense, subject.person) ?? ''
  const { rest } = describe(verb)
  if (tense === 'imperativo') return `¡${capital(written)} ${rest}!`
  const start = opening ?? (tense === 'subjuntivo' ? 'Es necesario que' : '')
  return `${capital(`${start} ${subject.text} ${written} ${rest}`.trim())}.`
}

const withoutAccents = (text: string) => text.replace(/[áéíó]/g, letter => letter.normalize('NFD').charAt(0))

const STEMLESS = new Set(['ser', 'ir', 'ver'])
const BUILT_ON_INFINITIVE = new Set(['futuro', 'condicional', 'perfecto'])

const slip: VerbLanguage['slip'] = (verb, tense, { person }) => {
  const form = conjugate(verb, tense, person)
  if (form === undefined) return undefined
  const bare = withoutAccents(form)
  // What is left of them without their ending is no stem that anybody would take.
  const isBareStem = STEMLESS.has(verb) && !BUILT_ON_INFINITIVE.has(tense)
  const regular = isBareStem ? form : regularForm(verb, tense, person)
  if (regular !== undefined && regular !== form)
    return [
      regular,
      withoutAccents(regular) === form
        ? 'Cette forme s’écrit sans accent.'
        : 'Ce verbe ne suit pas ici le modèle régulier.',
    ]
  if (bare !== form && tense !== 'presente') return [bare, 'Il manque l’accent écrit.']
  if (STEMLESS.has(verb)) return undefined
  const like = verb.endsWith('ar') ? 'er' : 'ar'
  const other = regularForm(verb, tense, person, like)
  if (other === undefined || other === form) return undefined
  return [
    other,
    tense === 'imperativo' ? 'C’est la forme de « usted ».' : `C’est la terminaison des verbes en -${like}.`,
  ]
}

/** Nobody orders these. */
const UNORDERED = new Set(['estar', 'ser', 'tener', 'poder', 'querer', 'vivir', 'ver'])

/** Spanish verbs as exercises on their forms need them. */
export const spanishVerbs: VerbLanguage = {
  lang: 'es',
  subjects: SUBJECTS,
  tenses: TENSES,
  groups: {
    all: SPANISH_VERBS,
    ar: SPANISH_VERBS.filter(verb => verb.endsWith('ar') && isRegular(verb)),
    regular: SPANISH_VERBS.filter(verb => isRegular(verb)),
    irregular: SPANISH_VERBS.filter(verb => !isRegular(verb)),
    orders: SPANISH_VERBS.filter(verb => !UNORDERED.has(verb)),
    present: ['ser', 'tener', 'vivir', 'hablar', 'estudiar', 'cantar'],
  },
  clues: CLUES,
  states: new Set(['ser', 'estar', 'tener', 'vivir', 'poder', 'querer']),
  name: verb => `« ${verb} » (${describe(verb).meaning})`,
  form: (verb, tense, { person }) => conjugate(verb, tense, person),
  sentence,
  slip,
}
