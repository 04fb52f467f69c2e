import { lookup } from '@ariane/shared/catalogue'
import { pick, shuffle } from '../../random.ts'
import type { Wrong } from '../ask-word.ts'
import type { Subject, Tense, VerbLanguage } from './verb-language.ts'

/**
 * What a pack asks of an exercise on verbs: tenses to ask for, other tenses that are known, a group of verbs, tenses of which
 * only the third persons are known.
 */
export type VerbParams = {
  tenses: readonly string[]
  known: readonly string[]
  verbs: readonly string[]
  third: readonly string[]
}

const FEW_TENSES = 4

const listNames = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : []

/** The wishes of a pack; a pack that says nothing gets the first tense of the language. */
export const readParams = (language: VerbLanguage, params: Record<string, unknown>): VerbParams => {
  const exists = (tense: string) => lookup(language.tenses, tense) !== undefined
  const asked = listNames(params.tenses).filter(exists)
  const tenses = asked.length > 0 ? asked : Object.keys(language.tenses).slice(0, 1)
  const named = listNames(params.known).filter(exists)
  // Who names nothing beside the tenses asked for gets the first ones of the language.
  const known = [
    ...new Set([...tenses, ...(named.length > 0 ? named : Object.keys(language.tenses).slice(0, FEW_TENSES))]),
  ]
  const group = typeof params.verbs === 'string' ? lookup(language.groups, params.verbs) : undefined
  return { tenses, known, verbs: group ?? language.groups.all ?? [], third: listNames(params.third) }
}

/** The tense of a name, which exists. */
export const findTense = (language: VerbLanguage, tense: string): Tense => {
  const found = lookup(language.tenses, tense)
  if (!found) throw new Error(`no tense ${tense}`)
  return found
}

/** One form to ask for. */
export type Case = { verb: string; tense: string; subject: Subject; form: string }

const MOST_DRAWS = 200

/** Whether a tense is known at the person of a subject. */
export const isAsked = (tense: string, { person }: Subject, third: readonly string[]): boolean =>
  !third.includes(tense) || person % 3 === 2

/** A form drawn among those that fit. */
export const drawCase = (
  random: () => number,
  language: VerbLanguage,
  { tenses, verbs, third = [] }: Pick<VerbParams, 'tenses' | 'verbs'> & Partial<Pick<VerbParams, 'third'>>,
  fits: (one: Case) => boolean = () => true,
): Case => {
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const [verb, tense, subject] = [pick(random, verbs), pick(random, tenses), pick(random, language.subjects)]
    const form = language.form(verb, tense, subject)
    if (form !== undefined && isAsked(tense, subject, third) && fits({ verb, tense, subject, form }))
      return { verb, tense, subject, form }
  }
  throw new Error(`no form of ${tenses.join(', ')} fits`)
}

const PERSONS = ['1re', '2e', '3e'] as const

/** « à la 3e personne du pluriel » */
export const namePerson = ({ person, anyNumber }: Subject): string =>
  `à la ${PERSONS[person % 3]} personne${anyNumber ? '' : ` du ${person > 2 ? 'pluriel' : 'singulier'}`}`

/** Whether a tense is used without its subject. */
export const isOrder = (tense: string): boolean => tense.startsWith('imperati')

/** What is asked beside of a sentence with two gaps. */
export const askAll = (sentence: string): string =>
  sentence.split('…').length > 2 ? ' Écrivez tous les mots qui manquent, dans l’ordre.' : ''

/** The pronoun of each person, those that are shown first. */
export const listPronouns = ({ subjects }: VerbLanguage): Subject[] =>
  subjects.filter((subject, i) => subjects.findIndex(({ person }) => person === subject.person) === i)

/** The pronoun of a person in the gender of another subject: a participle may be feminine. */
const inGender = ({ subjects }: VerbLanguage, one: Subject, { gender }: Subject): Subject =>
  subjects.find(other => other.person === one.person && [undefined, gender ?? 'm'].includes(other.gender)) ?? one

/** All that a pupil may write for a form: the form, with its subject where it is no order, in its sentence. */
export const listRightForms = (
  language: VerbLanguage,
  { verb, tense, subject, form }: Case,
  opening?: string,
): string[] =>
  [form, ...(language.others?.(verb, tense, subject) ?? [])].flatMap(text => [
    text,
    ...(isOrder(tense) ? [] : (language.withSubject?.(tense, subject, text) ?? [`${subject.text} ${text}`])),
    language.sentence(verb, tense, subject, text, opening),
  ])

/** Every form of a verb in a tense, whoever does it. */
export const listForms = (language: VerbLanguage, verb: string, tense: string): Set<string> =>
  new Set(
    language.subjects.flatMap(subject => {
      const form = language.form(verb, tense, subject)
      return form === undefined ? [] : [form, ...(language.others?.(verb, tense, subject) ?? [])]
    }),
  )

/** Forms of the same verb that are wrong here: a usual slip, those of other persons, those of other known tenses. */
export const listWrongForms = (
  random: () => number,
  language: VerbLanguage,
  { verb, tense, subject }: Case,
  known: readonly string[],
): Wrong[] => {
  const own = language.form(verb, tense, subject)
  const slip = language.slip(verb, tense, subject)
  const formsOfOthers = listPronouns(language)
    .filter(({ person }) => person !== subject.person)
    .map(other => ({
      text: inGender(language, other, subject).text,
      form: language.form(verb, tense, { ...other, gender: subject.gender ?? 'm' }),
    }))
  const ofPersons = shuffle(random, formsOfOthers)
    .filter(({ form }, i, all) => form !== own && all.findIndex(other => other.form === form) === i)
    .flatMap(({ text, form }): Wrong[] => (form === undefined ? [] : [[form, `Cette forme va avec « ${text} ».`]]))
  const ofTenses = known.flatMap((other): Wrong[] => {
    const form = language.form(verb, other, subject)
    return other === tense || form === undefined ? [] : [[form, `C’est ${findTense(language, other).name}.`]]
  })
  const others = shuffle(random, [...ofPersons.slice(0, 3), ...ofTenses])
  // Where a language has few forms: slips of other persons, and the verb as it stands in the dictionary.
  const forms = listForms(language, verb, tense)
  const slips = listPronouns(language).flatMap((other): Wrong[] => {
    const [text] = (other.person !== subject.person && language.slip(verb, tense, other)) || []
    // « Trabaje » is an order too, to « usted ».
    return text === undefined || forms.has(text) || isOrder(tense)
      ? []
      : [[text, `Aucune personne n’a cette forme ${findTense(language, tense).at}.`]]
  })
  const left: Wrong[] = [...slips, [verb, 'Le verbe n’est pas conjugué.']]
  if (language.lang === 'en' && verb !== 'be')
    left.push([`${subject.person === 2 ? 'is' : 'are'} ${verb}`, 'Be ne se place pas devant la base verbale.'])
  return [...(slip ? [slip] : []), ...others, ...left.filter(([text]) => text !== own)]
}
