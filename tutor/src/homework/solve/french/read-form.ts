import type { Tense } from '../conjugation/ask.ts'
import { participleVerb } from './infinitives.ts'
import { readVerb } from './verb-of-sentence.ts'

const PRONOUNS = new Map<string, readonly number[]>([
  ['je', [0]],
  ["j'", [0]],
  ['tu', [1]],
  ['il', [2]],
  ['elle', [2]],
  ['on', [2]],
  ['nous', [3]],
  ['vous', [4]],
  ['ils', [5]],
  ['elles', [5]],
])
const COMPOSED: Partial<Record<string, Tense>> = {
  PRESENT: 'PASSE_COMPOSE',
  IMPARFAIT: 'PLUS_QUE_PARFAIT',
  FUTUR: 'FUTUR_ANTERIEUR',
  CONDITIONNEL_PRESENT: 'CONDITIONNEL_PASSE_1',
}

/** A verb form read backwards. */
export type ReadForm = { infinitive: string; tense: Tense; person: number }

/** What a form may be, with its pronoun or without it: « nous mangions », « elle a chanté », « partit ». */
export const readForm = (text: string): ReadForm[] => {
  const words = text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[.!;:«»"“”]/g, ' ')
    .replace(/(?<=\bj')/g, ' ')
    .replace(/(?<![\p{L}])n'/gu, 'ne ')
    .trim()
    .split(/\s+/)
    .filter(word => !/^(?:ne|pas|jamais|plus|que|qu')$/.test(word))
  const persons = PRONOUNS.get(words[0] ?? '')
  const own = persons ? words.slice(1) : words
  const [first = '', second, ...more] = own
  if (own.length === 0 || more.length > 0) return []
  const reflexive = /^(?:me|te|se|m'|t'|s')$/.test(first)
  if (reflexive) return []
  const all = (persons ?? [0, 1, 2, 3, 4, 5]).flatMap(person =>
    readVerb(first, person).map(({ infinitive, tense }) => ({ infinitive, tense: tense as Tense, person })),
  )
  if (second === undefined) return all
  const verb = participleVerb(second)
  return all.flatMap(({ infinitive, tense, person }) => {
    const composed = COMPOSED[tense]
    return /^(?:avoir|être)$/.test(infinitive) && verb !== undefined && composed
      ? [{ infinitive: verb, tense: composed, person }]
      : []
  })
}
