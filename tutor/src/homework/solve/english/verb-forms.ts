import { IRREGULAR } from './irregular-verbs.ts'
import { REGULAR } from './regular-verbs.ts'

const SHORT = /^(?:[^aeiou]|qu)*[aeiou][^aeiouwxy]$/
/** Stressed at the end, and those that the British double all the same. */
const DOUBLED = /^(?:begin|forget|forbid|admit|control|prefer|regret|upset|outrun|occur|permit|refer)$/
const DOUBLED_IN_BRITAIN = /^(?:travel|cancel)$/

const doubled = (verb: string) => verb + (verb.at(-1) ?? '')
const doubles = (verb: string) => SHORT.test(verb) || DOUBLED.test(verb) || DOUBLED_IN_BRITAIN.test(verb)
const spelled = (verb: string, form: string, other: string) => (DOUBLED_IN_BRITAIN.test(verb) ? [form, other] : [form])

/** Only what is known is put in a form: « funny » has no past. */
export const isVerb = (verb: string): boolean => REGULAR.has(verb) || IRREGULAR.has(verb)

const regularPast = (verb: string): string[] => {
  if (verb.endsWith('e')) return [`${verb}d`]
  if (/[^aeiou]y$/.test(verb)) return [`${verb.slice(0, -1)}ied`]
  return doubles(verb) ? spelled(verb, `${doubled(verb)}ed`, `${verb}ed`) : [`${verb}ed`]
}

export const pastForms = (verb: string): string[] => IRREGULAR.get(verb)?.past ?? regularPast(verb)
export const participles = (verb: string): string[] => IRREGULAR.get(verb)?.participle ?? regularPast(verb)

/** « goes, watches, studies » */
export const thirdPerson = (verb: string): string => {
  if (verb === 'have') return 'has'
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

/** « running, making, lying » */
export const ingForms = (verb: string): string[] => {
  if (verb.endsWith('ie')) return [`${verb.slice(0, -2)}ying`]
  if (/[^eoy]e$/.test(verb) && verb !== 'be') return [`${verb.slice(0, -1)}ing`]
  return doubles(verb) ? spelled(verb, `${doubled(verb)}ing`, `${verb}ing`) : [`${verb}ing`]
}
