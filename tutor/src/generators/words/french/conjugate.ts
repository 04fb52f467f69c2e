import { lookup } from '@ariane/shared/catalogue'
import type { Subject } from '../verbs/verb-language.ts'
import { VERB_TABLE } from './verb-table.ts'

const FUTURE = ['ai', 'as', 'a', 'ons', 'ez', 'ont']
const IMPERFECT = ['ais', 'ais', 'ait', 'ions', 'iez', 'aient']
/** The place of a person in the three forms of the imperative. */
const IMPERATIVE_PLACES = [-1, 0, -1, 1, 2, -1]

const readLine = (line: string) => {
  const [verb = '', rest = '', present = '', imperfect = '', past = '', future = '', subjunctive = '', ...more] =
    line.split('|')
  const [imperative = '', participle = '', auxiliary = ''] = more
  /** c and g keep their sound before a. */
  const soften = (ending: string) =>
    /^[aâo]/.test(ending) ? imperfect.replace(/c$/, 'ç').replace(/g$/, 'ge') + ending : imperfect + ending
  const simple: Readonly<Record<string, readonly string[]>> = {
    present: present.split(' '),
    imparfait: IMPERFECT.map(soften),
    'passe-simple': past.split(' '),
    futur: FUTURE.map(ending => future + ending),
    conditionnel: IMPERFECT.map(ending => future + ending),
    subjonctif: subjunctive.split(' '),
    imperatif: IMPERATIVE_PLACES.map(place => imperative.split(' ')[place]?.replace('-', '') ?? ''),
  }
  return { verb, rest, simple, participle, auxiliary }
}

const VERBS = new Map(
  VERB_TABLE.trim()
    .split('\n')
    .map(readLine)
    .map(line => [line.verb, line]),
)

const COMPOSED: Readonly<Record<string, string>> = {
  'passe-compose': 'present',
  'plus-que-parfait': 'imparfait',
  'passe-anterieur': 'passe-simple',
  'futur-anterieur': 'futur',
  'conditionnel-passe': 'conditionnel',
  'subjonctif-passe': 'subjonctif',
}

/** Every verb that exercises are made of. */
export const FRENCH_VERBS: readonly string[] = [...VERBS.keys()]

/** What may follow a verb in a sentence. */
export const complete = (verb: string): string => VERBS.get(verb)?.rest ?? ''

/** Whether a tense is made of an auxiliary and a participle. */
export const isComposed = (tense: string): boolean => lookup(COMPOSED, tense) !== undefined

/** The participle of a verb in the masculine singular, and its auxiliary. */
export const findParticiple = (verb: string): { participle: string; auxiliary: string } => {
  const { participle = '', auxiliary = '' } = VERBS.get(verb) ?? {}
  return { participle, auxiliary }
}

/** A participle in its gender and number. */
const agree = (participle: string, gender: 'm' | 'f', isPlural: boolean): string => {
  const base = gender === 'f' ? `${participle.replace(/û$/, 'u')}e` : participle
  return isPlural && !base.endsWith('s') ? `${base}s` : base
}

/** A form, or undefined where there is none, or where the agreement depends on who speaks. */
export const conjugate = (verb: string, tense: string, { person, gender }: Subject): string | undefined => {
  const line = VERBS.get(verb)
  const ofAuxiliary = lookup(COMPOSED, tense)
  if (!line) return undefined
  if (ofAuxiliary === undefined) return lookup(line.simple, tense)?.[person] || undefined
  const helper = lookup(VERBS.get(line.auxiliary)?.simple ?? {}, ofAuxiliary)?.[person]
  if (!helper || (line.auxiliary === 'être' && gender === undefined)) return undefined
  const participle = line.auxiliary === 'être' && gender ? agree(line.participle, gender, person > 2) : line.participle
  return `${helper} ${participle}`
}
