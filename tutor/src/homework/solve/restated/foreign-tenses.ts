import { fold } from '../../../words.ts'
import type { Problem } from '../solution.ts'

const SPANISH: [RegExp, string][] = [
  [
    /pass[ée] (?:compos[ée]|compuesto)|pr[ée]t[ée]rit parfait|pr[eé]t[eé]rito (?:perfecto )?compuesto/iu,
    'pretérito perfecto',
  ],
  [/pass[ée] simple|pr[ée]t[ée]rit(?! (?:parfait|imparfait))(?!\p{L})/iu, 'pretérito indefinido'],
  [/imparfait/iu, 'pretérito imperfecto'],
  [/futur(?!o)/iu, 'futuro'],
  [/pr[ée]sent(?!e)/iu, 'presente'],
]
const GERMAN: [RegExp, string][] = [
  [/parfait|pass[ée] compos[ée]/iu, 'Perfekt'],
  [/pr[ée]t[ée]rit(?!um)/iu, 'Präteritum'],
  [/futur(?!\p{L})/iu, 'Futur I'],
  [/pr[ée]sent/iu, 'Präsens'],
]
const ORDER = /^[^\p{L}]*(?:\p{L}+ ?: ?)?(?:(?:il )?faut |je dois )?(?:conjug|mets|mettre|mettez|ecri|complet|donne)/u

/** « Mettre au passé composé : yo (comer) » names the tense in French. */
export const nameForeignTense = (problem: Problem): Problem | undefined => {
  const { subject, instruction, body } = problem
  const tenses = subject === 'Espagnol' ? SPANISH : subject === 'Allemand' ? GERMAN : undefined
  const colon = instruction === '' ? body.indexOf(':') + 1 : 0
  const head = instruction === '' ? body.slice(0, colon) : instruction
  if (!tenses || head.length > 120 || !ORDER.test(fold(head).trim())) return undefined
  const [only, ...others] = tenses.filter(([pattern]) => pattern.test(head))
  if (!only || others.length > 0) return undefined
  const order = subject === 'Espagnol' ? `Conjuga en ${only[1]}:` : `Konjugiere im ${only[1]}:`
  return { ...problem, instruction: order, body: instruction === '' ? body.slice(colon).trim() : body }
}
