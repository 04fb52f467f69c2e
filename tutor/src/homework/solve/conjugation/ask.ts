import { lookup } from '@ariane/shared/catalogue'
import { fold } from '../../../words.ts'
import type { Problem } from '../solution.ts'
import type { messages } from './messages.ts'

export type Tense = keyof typeof messages.tenses
export type Wanted = { verb: string; tense: Tense; person: number; pronoun: string }

const TENSES: [RegExp, Tense][] = [
  [/subjonctif present|present du subjonctif|au subjonctif\b(?! (?:imparfait|passe|plus))/, 'SUBJONCTIF_PRESENT'],
  [/subjonctif passe|passe du subjonctif/, 'SUBJONCTIF_PASSE'],
  [/conditionnel present|present du conditionnel|au conditionnel\b(?! passe)/, 'CONDITIONNEL_PRESENT'],
  [/conditionnel passe|passe du conditionnel/, 'CONDITIONNEL_PASSE_1'],
  [/imperatif(?! passe)/, 'IMPERATIF_PRESENT'],
  [/plus-que-parfait|plus que parfait/, 'PLUS_QUE_PARFAIT'],
  [/passe compose/, 'PASSE_COMPOSE'],
  [/passe simple/, 'PASSE_SIMPLE'],
  [/futur anterieur/, 'FUTUR_ANTERIEUR'],
  [/passe anterieur/, 'PASSE_ANTERIEUR'],
  [/\bfutur\b(?! (?:anterieur|proche))/, 'FUTUR'],
  [/\bimparfait\b(?! du subjonctif)/, 'IMPARFAIT'],
  [/\bau present\b(?! (?:du|de l'imperatif))|\bpresent de l'indicatif|indicatif present/, 'PRESENT'],
]
const OTHER =
  /imperatif passe|participe|infinitif|passe premiere|futur proche|subjonctif (?:imparfait|plus)|conditionnel passe (?:2|deux)|imparfait du subjonctif|voix passive|negati|interrogati/
const PRONOUNS: Record<string, number> = {
  je: 0,
  "j'": 0,
  tu: 1,
  il: 2,
  elle: 2,
  on: 2,
  nous: 3,
  vous: 4,
  ils: 5,
  elles: 5,
}
const PRONOUN = `(je|j'|tu|il|elle|on|nous|vous|ils|elles)`
const ORDINALS: [RegExp, number][] = [
  [/\b(?:1re|1ere|premiere) personne/, 0],
  [/\b(?:2e|2eme|deuxieme) personne/, 1],
  [/\b(?:3e|3eme|troisieme) personne/, 2],
]
const SHOWN = ['je', 'tu', 'il', 'nous', 'vous', 'ils']
const VERB = String.raw`((?:se |s')?\p{L}{2,20}(?:er|ir|re|oir))`

/** The only tense that a text names. */
export const tenseIn = (text: string): Tense | undefined => {
  if (OTHER.test(text)) return undefined
  const found = new Set(TENSES.filter(([pattern]) => pattern.test(text)).map(([, tense]) => tense))
  const [only] = found
  return found.size === 1 ? only : undefined
}

const personIn = (text: string): { person: number; pronoun: string } | undefined => {
  const ordinals = ORDINALS.filter(([pattern]) => pattern.test(text))
  const [ordinal] = ordinals
  if (!ordinal || ordinals.length > 1 || /\bsingulier\b/.test(text) === /\bpluriel\b/.test(text)) return undefined
  const person = ordinal[1] + (/\bpluriel\b/.test(text) ? 3 : 0)
  const isFeminine = /\bfeminin\b/.test(text)
  if (isFeminine && person % 3 !== 2) return undefined
  return { person, pronoun: isFeminine ? (person === 2 ? 'elle' : 'elles') : (SHOWN[person] ?? '') }
}

const found = (match: RegExpMatchArray | null, verbAt: number, pronounAt: number) => {
  const [verb, pronoun] = [match?.[verbAt], match?.[pronounAt]]
  return verb !== undefined && pronoun !== undefined
    ? { verb, pronoun, person: lookup(PRONOUNS, pronoun) ?? -1 }
    : undefined
}

const turned = (text: string) => {
  const [, pronoun, listed, bracketed] = text.match(patterns.turned) ?? []
  const verb = listed ?? bracketed
  return pronoun !== undefined && verb !== undefined
    ? { verb, pronoun, person: lookup(PRONOUNS, pronoun) ?? -1 }
    : undefined
}

const LEADING = String.raw`^(?:conjugu\w*|[eé]cri\w*|mets|mettre|donne\w*)`
const lower = (text: string) => text.normalize('NFC').toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()

/** The verb keeps its accents; what stands around it is read without. */
const patterns = {
  listed: new RegExp(`^${VERB} ?[(,:–-] ?${PRONOUN}\\)?[ .…_]*$`, 'u'),
  turned: new RegExp(`^${PRONOUN} ?(?:[,:–-] ?${VERB}|\\( ?${VERB} ?\\))[ .…_]*$`, 'u'),
  before: new RegExp(`^\\( ?${VERB} ?\\) ?${PRONOUN}[ .…_]*$`, 'u'),
  bracketed: new RegExp(`\\( ?${VERB} ?\\)`, 'gu'),
  whole: new RegExp(
    `${LEADING} (?:le verbe )?[«"“]? ?${VERB} ?[»"”]? .*?(?:avec|a la personne|\\(|:(?= ?(?:je|j'|tu|il|elle|on|nous|vous|ils|elles) ?(?:…|\\.{2,}|_+))) ?(?:le (?:pronom|sujet) )?[«"“]? ?${PRONOUN}(?![\\p{L}'])`,
    'u',
  ),
  ordinal: new RegExp(`${LEADING} (?:le verbe )?[«"“]? ?${VERB} ?[»"”]?[ ,]`, 'u'),
}

/** One verb at one tense for one person; undefined when any of the three is not said, or more than one is. */
export const wantedIn = ({ instruction, body }: Pick<Problem, 'instruction' | 'body'>): Wanted | undefined => {
  const [head, own] = [lower(instruction), lower(body)]
  const all = fold(`${instruction} ${body}`)
  const tense = tenseIn(all)
  if (!tense || !/conjug|\b(?:mets|mettre|ecri)/.test(all) || all.length > 300) return undefined
  if ([...own.matchAll(patterns.bracketed)].length > 1) return undefined
  const one =
    found(own.match(patterns.listed), 1, 2) ??
    found(own.match(patterns.before), 1, 2) ??
    turned(own) ??
    found(own.match(patterns.whole), 1, 2)
  if (one && one.person >= 0)
    return {
      ...one,
      tense,
      pronoun: one.pronoun === "j'" ? 'je' : one.pronoun,
    }
  const person = personIn(all)
  const verb = own.match(patterns.ordinal)?.[1] ?? (person && own.match(new RegExp(`^${VERB}[ .]*$`, 'u'))?.[1])
  return person && verb && (head !== '' || own !== '') ? { verb, tense, ...person } : undefined
}
