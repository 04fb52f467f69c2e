import path from 'node:path'
import type { ActivityData } from '@ariane/shared/contracts/activities'
import { CONTENT, readPackFolder } from '@ariane/tutor'

/** What the journeys need of a knowledge pack to answer in their own words. */
type Pack = {
  terms: { term: string; definition: string; translation?: string }[]
  questions: { question: string; modelAnswer: string; expected: Expected }[]
  dictations?: { text: string }[]
  corrections?: { wrong: string; right: string }[]
  translations?: { source: string; accepted: string[] }[]
}
type Expected =
  | { kind: 'number'; value: string; unit?: string }
  | { kind: 'exact'; accepted: string[] }
  | { kind: 'text' | 'free' | 'algebra' | 'equation' | 'conjugation' }

export const readPack = (id: string) => readPackFolder(path.join(CONTENT, 'packs', id)) as Pack

/** A right answer: what to write, word by word where words are said; null where nobody but the writer can tell. */
export function rightWords(pack: Pack, data: ActivityData): string[] | null {
  if (data.engine === 'dictation') return [pack.dictations?.[0]?.text ?? '']
  if (data.engine === 'speak')
    return data.items.map(({ prompt }) => {
      const hidden = (definition: string) => prompt.split('…').every(piece => definition.includes(piece))
      return pack.terms.find(term => term.translation === prompt || hidden(term.definition))?.term ?? ''
    })
  if (data.engine !== 'writing') throw new Error(`nothing to write in ${data.engine}`)
  const { question, given } = data
  if (given !== undefined) return [pack.corrections?.find(({ wrong }) => wrong === given)?.right ?? '']
  const translated = pack.translations?.find(({ source }) => question.includes(`« ${source} »`))
  if (translated) return [translated.accepted[0] ?? '']
  const defined = pack.terms.find(({ term }) => question.endsWith(`: **${term}**`))
  if (defined) return [defined.definition]
  const asked = pack.questions.find(one => one.question === question)
  return asked ? toQuestion(asked) : null
}

function toQuestion({ expected, modelAnswer }: Pack['questions'][number]): string[] | null {
  switch (expected.kind) {
    case 'number':
      return [[expected.value.replace('.', ','), expected.unit].filter(Boolean).join(' ')]
    case 'exact':
      return [expected.accepted[0] ?? '']
    case 'text':
      return [modelAnswer]
    default:
      return null
  }
}

/** Long enough for any task, with the words that have to be used. */
export const essay = (data: ActivityData): string =>
  [
    ...(data.engine === 'writing' ? (data.mustUse ?? []) : []),
    ...Array.from({ length: 170 }, (_, n) => `mot${n}`),
  ].join(' ')
