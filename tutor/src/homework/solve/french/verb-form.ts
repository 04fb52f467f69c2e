import { listForms } from '../../../grade/conjugation.ts'
import type { Tense } from '../conjugation/ask.ts'
import { elided } from './elision.ts'
import type { Gender } from './lexicon.ts'

/** A verb of a sentence: its person, with the gender of the subject where that is sure. */
export type WantedForm = {
  verb: string
  tense: Tense
  person: number
  gender: Gender | undefined
  /** « ne pas (finir) » */
  isNegative: boolean
  /** What the sentence says behind it. */
  after: string
}

const AUXILIARY_TENSE: Partial<Record<Tense, Tense>> = {
  PASSE_COMPOSE: 'PRESENT',
  PLUS_QUE_PARFAIT: 'IMPARFAIT',
  FUTUR_ANTERIEUR: 'FUTUR',
  PASSE_ANTERIEUR: 'PASSE_SIMPLE',
  CONDITIONNEL_PASSE_1: 'CONDITIONNEL_PRESENT',
  SUBJONCTIF_PASSE: 'SUBJONCTIF_PRESENT',
}
const ETRE = new Set(
  'aller arriver décéder devenir entrer intervenir mourir naître parvenir partir redevenir repartir rester retomber revenir survenir tomber venir'.split(
    ' ',
  ),
)
const UNSURE = new Set('accourir apparaître demeurer éclore paraître expirer'.split(' '))
/** « Il est sorti », but « il a sorti le chien »: these take « avoir » with an object. */
const EITHER = new Set(
  'sortir monter descendre rentrer retourner passer ressortir remonter redescendre repasser'.split(' '),
)
const TIME =
  /^(?:(?:ce|cet|cette|le|la|l'|tout le|toute la|chaque|un) ?(?:matin|soir|nuit|été|hiver|jour|après-midi|semaine|année|mois|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))(?![\p{L}])/iu
const DETERMINER =
  /^(?:l'|d'|(?:le|la|les|un|une|des|du|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs|ce|cet|cette|ces|deux|trois|plusieurs|quelques)(?![\p{L}]))/iu
/** « la valise » behind a verb; « ce matin » is no object. */
const hasObject = (after: string) => DETERMINER.test(after) && !TIME.test(after)
/** Their pronoun is no direct object: « elles se sont parlé ». */
const INDIRECT =
  /^s(?:e |')(?:parler|téléphoner|sourire|succéder|plaire|nuire|mentir|ressembler|suffire|convenir|dire|demander|rendre|écrire|répondre|promettre|donner|permettre|imaginer|acheter|offrir|envoyer|raconter|rire)$/
const REFLEXIVE = ['me', 'te', 'se', 'nous', 'vous', 'se']

export const isEither = (verb: string): boolean => EITHER.has(verb)

/** Whether a verb takes « être » in this sentence; undefined when it may take both. */
export const takesEtre = (verb: string, after: string): boolean | undefined => {
  if (/^(?:se |s')/.test(verb)) return hasObject(after) || INDIRECT.test(verb) ? undefined : true
  if (EITHER.has(verb)) return hasObject(after) ? undefined : true
  return UNSURE.has(verb) ? undefined : ETRE.has(verb)
}

/** « partie », « dues » */
export const agreedParticiple = (past: string, gender: Gender, isPlural: boolean) =>
  `${past.replace(/û$/, gender === 'F' || isPlural ? 'u' : 'û')}${gender === 'F' ? 'e' : ''}${isPlural && (gender === 'F' || !/[sx]$/.test(past)) ? 's' : ''}`

export const simpleForm = (verb: string, tense: string, person: number): string | undefined =>
  listForms({ kind: 'conjugation', verb, tense, person }, undefined)?.[0]

/** The past participle of a verb, masculine singular. */
export const participle = (verb: string): string | undefined => simpleForm(verb, 'PARTICIPE_PASSE', 0)

/** « payent » may be « paient ». */
const spellings = (form: string, verb: string) =>
  verb.endsWith('ayer') && /ay(?=e)/.test(form) ? [form.replace(/ay(?=e)/, 'ai'), form] : [form]

const denied = (first: string, rest: string) => `${elided('ne', first)} pas${rest}`

/** « me lève », « suis allé », « n’a pas fini »: the forms that are right, the first one to be shown. */
export const verbForms = ({ verb, tense, person, gender, isNegative, after }: WantedForm): string[] | undefined => {
  const bare = verb.replace(/^(?:se |s')/, '')
  const reflexive = bare === verb ? '' : (REFLEXIVE[person] ?? '')
  const whole = (form: string, rest: string) => {
    const first = reflexive === '' ? form : reflexive.endsWith('e') ? elided(reflexive, form) : `${reflexive} ${form}`
    return isNegative ? denied(first, rest) : `${first}${rest}`
  }
  const inner = AUXILIARY_TENSE[tense]
  if (!inner) {
    const form = simpleForm(bare, tense, person)
    return form === undefined ? undefined : spellings(form, bare).map(one => whole(one, ''))
  }
  const isEtre = takesEtre(verb, after)
  const auxiliary = isEtre === undefined ? undefined : simpleForm(isEtre ? 'être' : 'avoir', inner, person)
  const past = participle(bare)
  if (auxiliary === undefined || past === undefined || simpleForm(bare, 'PRESENT', 2) === undefined) return undefined
  if (!isEtre) return [whole(auxiliary, ` ${past}`)]
  if (person === 5 && gender === undefined) return undefined
  const numbers = person === 4 ? [false, true] : [person > 2]
  const genders: Gender[] = gender ? [gender] : ['M', 'F']
  return genders.flatMap(one => numbers.map(isPlural => whole(auxiliary, ` ${agreedParticiple(past, one, isPlural)}`)))
}
