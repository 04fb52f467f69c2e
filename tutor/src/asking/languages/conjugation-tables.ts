import { tenseIn as frenchTense } from '../../homework/solve/conjugation/ask.ts'
import { messages as french } from '../../homework/solve/conjugation/messages.ts'
import { isVerb } from '../../homework/solve/english/verb-forms.ts'
import { verbPhrases, type Wanted } from '../../homework/solve/english/verb-phrase.ts'
import { elides } from '../../homework/solve/french/elision.ts'
import { verbForms } from '../../homework/solve/french/verb-form.ts'
import { germanForm } from '../../homework/solve/german/verb-forms.ts'
import { spanishForm } from '../../homework/solve/spanish/verb-forms.ts'
import type { Pack } from '../../pack.ts'

/** The six persons of a verb at the tense that a folded text names; undefined where either is not known. */
type Conjugate = (verb: string, folded: string) => { tense: string; rows: readonly string[] } | undefined

const allOrNone = (rows: readonly (string | undefined)[]): readonly string[] | undefined =>
  rows.every(row => row !== undefined) ? rows : undefined

const FRENCH = ['je', 'tu', 'il', 'nous', 'vous', 'ils'] as const
const IMPERATIVE = new Set([1, 3, 4])
const conjugateFrench: Conjugate = (verb, folded) => {
  const tense = frenchTense(
    /\bpresent\b/.test(folded) ? folded.replace(/(?:le |du |de )?\bpresent (?:de|du|d')/, 'au present $&') : folded,
  )
  if (!tense) return undefined
  const isImperative = tense === 'IMPERATIF_PRESENT'
  const persons = FRENCH.map((pronoun, person) => ({ pronoun, person })).filter(
    ({ person }) => !isImperative || IMPERATIVE.has(person),
  )
  const rows = persons.map(({ pronoun, person }) => {
    const forms = verbForms({ verb, tense, person, gender: 'M', isNegative: false, after: '' }) ?? []
    // « vous êtes allés »: several are meant.
    const form = pronoun === 'vous' && forms[0]?.includes(' ') ? forms.at(-1) : forms[0]
    if (form === undefined) return undefined
    if (isImperative) return form
    const whole = pronoun === 'je' && elides(form) ? `j’${form}` : `${pronoun} ${form}`
    return tense.startsWith('SUBJONCTIF') ? `${pronoun.startsWith('i') ? 'qu’' : 'que '}${whole}` : whole
  })
  const all = allOrNone(rows)
  return all && { tense: french.tenses[tense], rows: all }
}

const SPANISH = ['yo', 'tú', 'él, ella', 'nosotros', 'vosotros', 'ellos, ellas'] as const
const SPANISH_TENSES: [RegExp, Parameters<typeof spanishForm>[1], string][] = [
  [/preterito perfecto|passe compose|participe/, 'perfect', 'au passé composé'],
  [/preterito imperfecto|imparfait|imperfecto/, 'imperfect', 'à l’imparfait'],
  [/preterito|indefinido|passe simple/, 'preterite', 'au passé simple (pretérito)'],
  [/conditionnel|condicional/, 'conditional', 'au conditionnel'],
  [/futur/, 'future', 'au futur'],
  [/present/, 'present', 'au présent'],
]
const conjugateSpanish: Conjugate = (verb, folded) => {
  const [, code, tense] = SPANISH_TENSES.find(([pattern]) => pattern.test(folded)) ?? []
  const rows = code && allOrNone(SPANISH.map((_, person) => spanishForm(verb, code, person)))
  return rows && tense !== undefined ? { tense, rows: rows.map((form, i) => `${SPANISH[i]} ${form}`) } : undefined
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
  return rows && { tense, rows: rows.map((form, i) => `${GERMAN[i]} ${form}`) }
}

const ENGLISH: [string, Wanted['person']][] = [
  ['I', 'I'],
  ['you', 'they'],
  ['he, she, it', 'he'],
  ['we', 'they'],
  ['they', 'they'],
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
  [/present/, 'present', 'au présent simple'],
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
  return rows && { tense, rows }
}

/** How a verb is conjugated in each language. */
export const CONJUGATIONS: Record<Pack['lang'], Conjugate> = {
  fr: conjugateFrench,
  es: conjugateSpanish,
  de: conjugateGerman,
  en: conjugateEnglish,
}
