import { lookup } from '@ariane/shared/catalogue'
import type { Wrong } from '../ask-word.ts'
import type { Subject } from '../verbs/verb-language.ts'
import { conjugate, findParticiple, isComposed } from './conjugate.ts'

type Slips = Readonly<Record<number, Wrong>>
type Form = { verb: string; tense: string; person: number; form: string }

const OF_THOU = 'C’est la forme de « tu ».'
const OF_HIM = 'C’est la forme de « il » et de « elle ».'
const OF_ME_AND_THOU = 'C’est la forme de « je » et de « tu ».'
const OF_SINGULAR = 'C’est la forme du singulier.'
const NO_LAST_S = 'Il manque la dernière lettre.'
const NO_PLURAL = 'Il manque les dernières lettres, celles du pluriel.'
const LIKE_AN_INFINITIVE = 'La fin -er est celle d’un infinitif.'
const NOT_OF_US = 'La fin -ont n’est jamais celle de « nous ».'
const NOT_REGULAR = 'Avec « vous », ce verbe ne suit pas la règle : il ne finit pas par -ez.'

/** The end of a form and what is written in its place; a form that ends otherwise has no such slip. */
const swap = (form: string, end: string, written: string, remark: string): Wrong | undefined =>
  form.endsWith(end) ? [form.slice(0, -end.length) + written, remark] : undefined

const ofPerson = (verb: string, tense: string, person: number, remark: string): Wrong | undefined => {
  const form = conjugate(verb, tense, { text: '', person, gender: 'm' })
  return form === undefined ? undefined : [form, remark]
}

/** Verbs whose forms are too unlike one another for a rule. */
const OWN_PRESENT: Readonly<Record<string, Slips>> = {
  être: {
    0: ['suit', 'Avec ce t, c’est une forme du verbe « suivre ».'],
    3: ['somme', NO_LAST_S],
    4: ['ête', NO_LAST_S],
    5: ['son', 'Le mot « son » est un déterminant : « son livre ».'],
  },
  avoir: {
    0: ['est', 'Le mot « est » est une forme du verbe « être ».'],
    5: ['on', 'Le mot « on » est un pronom, pas une forme du verbe « avoir ».'],
  },
  aller: { 0: ['vas', OF_THOU] },
  dire: { 4: ['disez', NOT_REGULAR] },
  faire: { 4: ['faisez', NOT_REGULAR] },
}

const slipPresent = ({ verb, tense, person, form }: Form): Wrong | undefined => {
  const own = lookup(OWN_PRESENT, verb)?.[person]
  if (own) return own
  if (person === 3) return swap(form, 'ons', 'ont', NOT_OF_US)
  if (person === 4) return swap(form, 'ez', 'er', LIKE_AN_INFINITIVE)
  if (person === 5) return ofPerson(verb, tense, 2, OF_SINGULAR)
  if (person === 1) return ofPerson(verb, tense, 2, OF_HIM)
  if (form.endsWith('e')) return ofPerson(verb, tense, 1, OF_THOU)
  if (person === 0) return ofPerson(verb, tense, 2, OF_HIM)
  if (form.endsWith('d')) return swap(form, 'd', 't', 'Avec ce verbe, le d reste, sans t.')
  if (verb.endsWith('indre')) return swap(form, 't', 'd', 'Les verbes en -indre perdent leur d au singulier.')
  return ofPerson(verb, tense, 1, OF_THOU)
}

/** The ending without its i; c and g keep their sound before o. */
const dropI = (form: string, remark: string): Wrong => [
  form
    .replace(/i(?=(?:ons|ez)$)/, '')
    .replace(/cons$/, 'çons')
    .replace(/gons$/, 'geons'),
  remark,
]

const slipImperfect = ({ form, person }: Form, noI: string): Wrong | undefined =>
  [
    swap(form, 'ais', 'ait', 'La fin -ait est celle de « il » et de « elle ».'),
    swap(form, 'ais', 'ait', 'La fin -ait est celle de « il » et de « elle ».'),
    swap(form, 'ait', 'ais', 'La fin -ais est celle de « je » et de « tu ».'),
    dropI(form, noI),
    dropI(form, noI),
    swap(form, 'aient', 'ait', OF_SINGULAR),
  ][person]

const slipFuture = ({ form, person }: Form): Wrong | undefined =>
  [
    swap(form, 'ai', 'ais', 'Avec ce s, c’est le conditionnel présent.'),
    swap(form, 's', '', OF_HIM),
    swap(form, 'a', 'as', OF_THOU),
    swap(form, 'ons', 'ont', 'C’est la forme de « ils » et de « elles ».'),
    swap(form, 'ez', 'iez', 'Avec ce i, c’est le conditionnel présent.'),
    swap(form, 'ont', 'ons', 'C’est la forme de « nous ».'),
  ][person]

const slipPast = (one: Form): Wrong | undefined => {
  const { verb, tense, form, person } = one
  if (person === 3 || person === 4) return swap(form, 's', '', NO_LAST_S)
  if (person === 5) return swap(form, 'nt', '', NO_PLURAL)
  if (!verb.endsWith('er'))
    return person === 2 ? ofPerson(verb, tense, 1, OF_ME_AND_THOU) : ofPerson(verb, tense, 2, OF_HIM)
  if (person === 0) return swap(form, 'ai', 'ais', 'La fin -ais est celle de l’imparfait.')
  if (person === 1) return ofPerson(verb, tense, 2, OF_HIM)
  return [`${form}t`, 'À cette personne du passé simple, les verbes en -er n’ont pas de t.']
}

const slipSubjunctive = ({ verb, form, person }: Form): Wrong | undefined => {
  if (verb === 'avoir' && person === 2) return ['aie', 'C’est la forme de « je ».']
  if (verb === 'avoir' && person === 0) return ['ai', 'C’est une forme du présent de l’indicatif.']
  if (/y(?:ons|ez)$/.test(form))
    return [form.replace(/y(?=\p{L}+$)/u, 'yi'), 'Les deux auxiliaires n’ont pas ce i au subjonctif présent.']
  const noI = 'Il manque le i du subjonctif présent.'
  return [
    swap(form, 's', 't', OF_HIM) ?? swap(form, 'e', 'es', OF_THOU),
    swap(form, 'es', 'e', 'Il manque la lettre qui marque « tu ».') ?? swap(form, 's', 't', OF_HIM),
    swap(form, 't', 's', OF_ME_AND_THOU) ?? swap(form, 'e', 'es', OF_THOU),
    dropI(form, noI),
    dropI(form, noI),
    swap(form, 'ent', verb === 'avoir' || verb === 'être' ? 't' : 'e', OF_SINGULAR),
  ][person]
}

const slipImperative = (one: Form): Wrong | undefined => {
  const { verb, form, person } = one
  if (person !== 1) return slipPresent({ ...one, tense: 'present' })
  if (form === 'va') return ['vas', 'À l’impératif, « aller » n’a pas de s quand on parle à « tu ».']
  if (form.endsWith('e')) return [`${form}s`, 'À l’impératif, une forme en -e ne prend pas de s.']
  return ofPerson(verb, 'present', 2, 'C’est la forme de « il » et de « elle » au présent de l’indicatif.')
}

const NO_AGREEMENT = 'Avec « avoir », le participe ne s’accorde pas avec le sujet.'
const NO_T = 'Le participe passé de ce verbe ne finit pas par un t.'

/** A participle with the end of another word. */
const misspell = (participle: string): Wrong | undefined =>
  swap(participle, 'é', 'er', 'C’est un infinitif, pas un participe passé.') ??
  swap(participle, 'is', 'it', NO_T) ??
  swap(participle, 'i', 'it', NO_T) ??
  swap(participle, 'u', 'ut', NO_T) ??
  swap(participle, 't', 's', 'Le participe passé de ce verbe finit par un t, que l’on entend au féminin.')

const slipComposed = ({ verb, person, form }: Form, gender: 'm' | 'f' | undefined): Wrong | undefined => {
  const { participle, auxiliary } = findParticiple(verb)
  const helper = form.slice(0, form.indexOf(' '))
  const withHelper = (wrong: Wrong | undefined): Wrong | undefined => wrong && [`${helper} ${wrong[0]}`, wrong[1]]
  const written = form.slice(helper.length + 1)
  if (auxiliary === 'être' && written !== participle)
    return [
      `${helper} ${participle}`,
      `Avec « être », le participe s’accorde avec le sujet, ici ${gender === 'f' ? 'féminin' : 'masculin'} ${person > 2 ? 'pluriel' : 'singulier'}.`,
    ]
  if (participle === 'été')
    return withHelper([person > 2 ? 'étés' : 'étée', 'Le participe passé « été » ne change jamais.'])
  const plain = participle.replace('û', 'u')
  if (auxiliary === 'avoir' && person > 2 && !plain.endsWith('s')) return withHelper([`${plain}s`, NO_AGREEMENT])
  if (auxiliary === 'avoir' && person === 2 && gender === 'f') return withHelper([`${plain}e`, NO_AGREEMENT])
  return withHelper(misspell(participle))
}

/** A form as pupils get it wrong, and the mistake: an ending of another person, a sound written otherwise, an agreement. */
export const slip = (verb: string, tense: string, { person, gender }: Subject): Wrong | undefined => {
  const form = conjugate(verb, tense, { text: '', person, ...(gender && { gender }) })
  if (form === undefined) return undefined
  const one = { verb, tense, person, form }
  if (isComposed(tense)) return slipComposed(one, gender)
  if (tense === 'present') return slipPresent(one)
  if (tense === 'imparfait') return slipImperfect(one, 'Il manque le i de l’imparfait.')
  if (tense === 'futur') return slipFuture(one)
  if (tense === 'conditionnel' && person === 0) return swap(form, 'ais', 'ai', 'Sans s, c’est le futur.')
  if (tense === 'conditionnel') return slipImperfect(one, 'Sans i, c’est le futur.')
  if (tense === 'passe-simple') return slipPast(one)
  return tense === 'subjonctif' ? slipSubjunctive(one) : slipImperative(one)
}
