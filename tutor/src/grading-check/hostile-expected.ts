import type { Expected, Setting } from '../grade/index.ts'
import type { Pack } from '../pack.ts'
import { listTextQuestions } from './text-question.ts'

/** What an answer is graded against. */
export type Asked = { id: string; expected: Expected; setting: Setting }

const alone = (id: string, expected: Expected, setting: Setting = {}): Asked => ({ id, expected, setting })

/** One question or two of each kind but free text. */
export const askedOfEachKind: readonly Asked[] = [
  alone('scientific', { kind: 'number', value: '0.0000045', form: 'scientific' }),
  alone('unit', { kind: 'number', value: '45', unit: 'km/h' }),
  alone('year', { kind: 'number', value: '1789' }, { question: 'En quelle année ?' }),
  alone('algebra', { kind: 'algebra', expression: '(x-3)(x+3)', form: 'factored' }),
  alone('equation', { kind: 'equation', solutions: ['5', '-5'] }),
  alone('conjugation', { kind: 'conjugation', verb: 'finir', tense: 'IMPARFAIT', person: 3 }),
  alone('translation', { kind: 'translation', accepted: ['I have a dog'] }, { lang: 'en' }),
  alone('exact', { kind: 'exact', accepted: ['le président de la République'] }, { question: 'Qui gouverne ?' }),
  alone('definition', { kind: 'definition', term: 'roi', definition: 'Chef d’un royaume, souvent par hérédité.' }),
  alone('dictation', { kind: 'dictation', text: 'Il a plu toute la journée, et le vent soufflait.' }),
  alone('free', { kind: 'free', criteria: ['des phrases', 'un titre'] }),
]

/** Some text questions of the packs, the same ones always. */
export const drawTextQuestions = (packs: readonly Pack[], count: number): Asked[] => {
  const all = listTextQuestions(packs, packs)
  return Array.from({ length: Math.min(count, all.length) }, (_, place) => {
    // A step that meets every place before it comes back.
    const one = all[(place * 353) % all.length]
    return one ? [alone(`${one.pack.id} ${one.id}`, one.expected, { question: one.question })] : []
  }).flat()
}
