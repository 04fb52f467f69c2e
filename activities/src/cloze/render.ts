import type { SpokenLanguage } from '../language.ts'
import { numbered, type Random, shuffle } from '../random.ts'
import type { Rendered } from '../rendered.ts'

type ClozeMaterial = {
  title: string
  /** Texts cut at their gaps, with the accepted words of each gap. */
  sentences: readonly { parts: string[]; gaps: string[][] }[]
  /** Words to type, or to choose from a bank with decoys. */
  typed: boolean
  decoys: readonly string[]
  lang: SpokenLanguage
  spelling: boolean
}

export const renderCloze = (material: ClozeMaterial, random: Random): Rendered<'cloze'> => {
  const { title, sentences, typed, decoys, lang, spelling } = material
  const items = numbered('i', sentences)
  const words = sentences.flatMap(({ gaps }) => gaps.map(accepted => accepted[0] ?? ''))
  const bank = numbered('w', shuffle(random, [...words, ...decoys]))
  return {
    title,
    data: {
      engine: 'cloze',
      items: items.map(({ id, item }) => ({ id, parts: item.parts })),
      ...(typed ? {} : { bank: bank.map(({ id, item }) => ({ id, text: item })) }),
    },
    solution: {
      engine: 'cloze',
      items: Object.fromEntries(items.map(({ id, item }) => [id, item.gaps])),
      lang,
      spelling,
    },
  }
}
