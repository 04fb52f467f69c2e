import { tenseIn as frenchTense } from '../../homework/solve/conjugation/ask.ts'
import { messages as french } from '../../homework/solve/conjugation/messages.ts'
import { isVerb } from '../../homework/solve/english/verb-forms.ts'
import { verbPhrases, type Wanted } from '../../homework/solve/english/verb-phrase.ts'
import { elides } from '../../homework/solve/french/elision.ts'
import { verbForms } from '../../homework/solve/french/verb-form.ts'
import { germanForm } from '../../homework/solve/german/verb-forms.ts'
import { spanishForm } from '../../homework/solve/spanish/verb-forms.ts'
import type { Pack } from '../../pack.ts'

/** A form with its pronoun, and the persons that it is for. */
type Row = { persons: readonly number[]; text: string }
/** The six persons of a verb at the tense that a folded text names; undefined where either is not known. */
type Conjugate = (verb: string, folded: string) => { tense: string; rows: readonly Row[] } | undefined

/** A tense is named, or none is: then it is the present. */
const OTHER_TENSE =
  /\b(?:passe|futur|imparfait|conditionnel|subjonctif|imperatif|parfait|preterit\p{L}*|participe|past|will|would|perfekt)\b/u

const allOrNone = (rows: readonly (string | undefined)[]): readonly string[] | undefined =>
  rows.every(row => row !== undefined) ? rows : undefined
const toRows = (pronouns: readonly string[], forms: readonly string[]): Row[] =>
  forms.map((form, i) => ({ persons: [i], text: `${pronouns[i] ?? ''} ${form}` }))

const FRENCH = ['je', 'tu', 'il', 'nous', 'vous', 'ils'] as const
const IMPERATIVE = new Set([1, 3, 4])
const MOODS = /\b(?:au |du )?(subjonctif|conditionnel)\b/
/** « subjonctif », « présent » alone are read as « au subjonctif », « au présent ». */
const nameTense = (folded: string) => {
  if (MOODS.test(folded))
    return folded.replace(/present d[eu] (?!subjonctif|conditionnel)/, 'present ').replace(MOODS, 'au $1')
  if (/imperatif/.test(folded)) return folded
  if (/\bpresent\b/.test(folded)) return `au present ${folded}`
  return OTHER_TENSE.test(folded) ? folded : `au present ${folded}`
}
const FEMININE = new Map([
  ['il', 'elle'],
  ['ils', 'elles'],
])
const conjugateFrench: Conjugate = (verb, folded) => {
  const tense = frenchTense(nameTense(folded))
  if (!tense) return undefined
  const isImperative = tense === 'IMPERATIF_PRESENT'
  const isFeminine = /\belles?\b|\bfeminin\b/.test(folded)
  const persons = FRENCH.map((pronoun, person) => ({ pronoun, person })).filter(
    ({ person }) => !isImperative || IMPERATIVE.has(person),
  )
  const rows = persons.map(({ pronoun, person }): Row | undefined => {
    const isHers = isFeminine && FEMININE.has(pronoun)
    const said = isHers ? (FEMININE.get(pronoun) ?? pronoun) : pronoun
    const forms = verbForms({ verb, tense, person, gender: isHers ? 'F' : 'M', isNegative: false, after: '' }) ?? []
    // « vous êtes allés »: several are meant.
    const form = pronoun === 'vous' && forms[0]?.includes(' ') ? forms.at(-1) : forms[0]
    if (form === undefined) return undefined
    if (isImperative) return { persons: [person], text: form }
    const whole = pronoun === 'je' && elides(form) ? `j’${form}` : `${said} ${form}`
    return {
      persons: [person],
      text: tense.startsWith('SUBJONCTIF') ? `${/^[ie]/.test(said) ? 'qu’' : 'que '}${whole}` : whole,
    }
  })
  return rows.every(row => row !== undefined) ? { tense: french.tenses[tense], rows } : undefined
}

const SPANISH = ['yo', 'tú', 'él, ella', 'nosotros', 'vosotros', 'ellos, ellas'] as const
const SPANISH_TENSES: [RegExp, Parameters<typeof spanishForm>[1], string][] = [
  [/preterito perfecto|passe compose|participe/, 'perfect', 'au passé composé'],
  [/preterito imperfecto|imparfait|imperfecto/, 'imperfect', 'à l’imparfait'],
  [/preterito|indefinido|passe simple/, 'preterite', 'au passé simple (pretérito)'],
  [/conditionnel|condicional/, 'conditional', 'au conditionnel'],
  [/futur/, 'future', 'au futur'],
  [new RegExp(`^(?!.*${OTHER_TENSE.source})`, 'u'), 'present', 'au présent'],
]
const conjugateSpanish: Conjugate = (verb, folded) => {
  const [, code, tense] = SPANISH_TENSES.find(([pattern]) => pattern.test(folded)) ?? []
  const rows = code && allOrNone(SPANISH.map((_, person) => spanishForm(verb, code, person)))
  return rows && tense !== undefined ? { tense, rows: toRows(SPANISH, rows) } : undefined
}

const GERMAN = ['ich', 'du', 'er, sie, es', 'wir', 'ihr', 'sie, Sie'] as const
const GERMAN_TENSES: [RegExp, Parameters<typeof germanForm>[1], string][] = [
  [/perfekt|passe compose|parfait(?! )|participe/, 'perfect', 'au parfait (Perfekt)'],
  [/prateritum|praeteritum|preterit|imparfait/, 'preterite', 'au prétérit'],
  [/futur/, 'future', 'au futur'],
  [/^(?!.*\b(?:passe|conditionnel|subjonctif|imperatif|infinitif)\b)/, 'present', 'au présent'],
]
const conjugateGerman: Conjugate = (verb, folded) => {
  const [, code, tense = ''] = GERMAN_TENSES.find(([pattern]) => pattern.test(folded)) ?? []
  if (code === undefined) return undefined
  const forms = GERMAN.map((_, person) => germanForm(verb, code, person))
  const rows = allOrNone(forms.map(form => form && `${form.verb} ${form.end}`.trim()))
  return rows && { tense, rows: toRows(GERMAN, rows) }
}

const ENGLISH: [string, Wanted['person'], readonly number[]][] = [
  ['I', 'I', [0]],
  ['you', 'they', [1, 4]],
  ['he, she, it', 'he', [2]],
  ['we', 'they', [3]],
  ['they', 'they', [5]],
]
const ENGLISH_TENSES: [RegExp, Wanted['tense'], string][] = [
  [/present perfect|participe/, 'presentPerfect', 'au present perfect'],
  [/past perfect|pluperfect/, 'pastPerfect', 'au past perfect'],
  [/(?:past|preterit).{0,10}(?:continuous|be ?\+? ?-?ing|progressif)/, 'pastContinuous', 'au prétérit en be + -ing'],
  [
    /present.{0,10}(?:continuous|be ?\+? ?-?ing|progressif)|\bbe ?\+ ?-?ing/,
    'presentContinuous',
    'au présent en be + -ing',
  ],
  [/preterit|simple past|past simple|\bpast\b|au passe/, 'past', 'au prétérit'],
  [/going to/, 'goingTo', 'avec be going to'],
  [/futur|\bwill\b/, 'will', 'au futur avec will'],
  [/conditionnel|\bwould\b/, 'would', 'avec would'],
  [new RegExp(`^(?!.*${OTHER_TENSE.source})`, 'u'), 'present', 'au présent simple'],
]
const conjugateEnglish: Conjugate = (verb, folded) => {
  const [, code, tense] = ENGLISH_TENSES.find(([pattern]) => pattern.test(folded)) ?? []
  if (code === undefined || tense === undefined || !(isVerb(verb) || verb === 'be')) return undefined
  const rows = allOrNone(
    ENGLISH.map(([pronoun, person]) => {
      const [form] = verbPhrases({ verb, tense: code, person, isNegative: false, adverb: '' })
      return form && `${pronoun} ${form}`
    }),
  )
  return rows && { tense, rows: rows.map((text, i) => ({ persons: ENGLISH[i]?.[2] ?? [], text })) }
}

/** How a verb is conjugated in each language. */
export const CONJUGATIONS: Record<Pack['lang'], Conjugate> = {
  fr: conjugateFrench,
  es: conjugateSpanish,
  de: conjugateGerman,
  en: conjugateEnglish,
}
