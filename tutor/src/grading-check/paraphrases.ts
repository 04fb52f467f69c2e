import { withoutAccents } from '@ariane/activities/typed'
import { lowered, withoutPoint } from './rewriting.ts'
import type { TextQuestion } from './text-question.ts'

let seen = 0
/** A slip in every third long word, as pupils make them. */
const misspell = (text: string) => {
  seen = 0
  return text.replace(/\p{L}{6,}/gu, word => {
    if (seen++ % 3 !== 0 || /^\p{Lu}/u.test(word)) return word
    if (word.includes('ph')) return word.replace('ph', 'f')
    if (/([lmnprst])\1/.test(word)) return word.replace(/([lmnprst])\1/, '$1')
    if (word.slice(1).includes('y')) return (word[0] ?? '') + word.slice(1).replace('y', 'i')
    return word.endsWith('s') ? word.slice(0, -1) : `${word}s`
  })
}

const SYNONYMS: readonly [RegExp, string][] = [
  [/\bproduisent\b/g, 'fabriquent'],
  [/\bproduit\b/g, 'fabrique'],
  [/\ben continu\b/g, 'tout le temps'],
  [/\bpermet de\b/g, 'sert à'],
  [/\bcar\b/g, 'parce que'],
  [/\bParce que\b|\bparce que\b/g, 'car'],
  [/\btandis que\b/g, 'alors que'],
  [/\baugmente\b/g, 's’accroît'],
  [/\bobtiennent\b/g, 'reçoivent'],
  [/\butilise\b/g, 'se sert de'],
  [/\bnombreux\b/g, 'beaucoup de'],
  [/\bidentiques?\b/g, 'pareil'],
  [/\bcontient\b/g, 'renferme'],
  [/\bmontre\b/g, 'prouve'],
  [/\bimportant\b/g, 'essentiel'],
  [/\bafin de\b/g, 'pour'],
  [/\bhabitants\b/g, 'gens'],
  [/\bse déroule\b/g, 'se passe'],
]

/** The model answer as somebody else would write it, by kind: none may be graded incorrect, and the plain one is correct. */
export const paraphrases: Record<string, (one: TextQuestion) => string[]> = {
  'model answer': ({ model }) => [model],
  'no accents': ({ model }) => [
    withoutAccents(model)
      .toLowerCase()
      .replace(/[.;]\s*$/, ''),
  ],
  misspelt: ({ model }) => [misspell(model)],
  'sentences the other way round': ({ model }) => {
    const sentences = model.split(/(?<=\.) /)
    return sentences.length > 1 ? [sentences.toReversed().join(' ')] : []
  },
  opener: ({ model }) => [
    `Je pense que ${lowered(model)}`,
    `Parce que ${lowered(model)}`,
    `Moi je dirais que ${lowered(model)}`,
  ],
  synonyms: ({ model }) => {
    const other = SYNONYMS.reduce((text, [from, to]) => text.replace(from, to), model)
    return other === model ? [] : [other]
  },
  'as a message': ({ model }) => [
    lowered(model)
      .replace(/c[’']est/gi, 'c')
      .replace(/parce qu(?:e |['’])/gi, 'pcq ')
      .replace(/\bpour\b/g, 'pr')
      .replace(/\bdans\b/g, 'ds')
      .replace(/\bn(?:e |['’])(?=\p{L}+ pas)/gu, '')
      .replace(/\bil y a\b/gi, 'ya')
      .replace(/\bbeaucoup\b/g, 'bcp')
      .replace(/\bquand\b/g, 'qd')
      .replace(/\btoujours\b/g, 'tjs')
      .replace(/[.,;]/g, ''),
  ],
  'without a point': ({ model }) => [withoutPoint(model)],
}
