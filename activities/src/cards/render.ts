import type { SpokenLanguage } from '../language.ts'
import { numbered } from '../random.ts'
import type { Rendered } from '../rendered.ts'

type CardsMaterial = {
  title: string
  /** `words` are accepted, the first one is shown; `clue` helps without saying it. */
  cards: readonly { front: string; words: readonly [string, ...string[]]; clue?: string | undefined }[]
  hints: boolean
  lang: SpokenLanguage
  spelling: boolean
}

export const renderCards = ({ title, cards, hints, lang, spelling }: CardsMaterial): Rendered<'cards'> => {
  const shown = numbered('k', cards)
  return {
    title,
    data: {
      engine: 'cards',
      cards: shown.map(({ id, item: { front, clue } }) => ({
        id,
        front,
        ...(hints && clue !== undefined && { hint: clue }),
      })),
    },
    solution: {
      engine: 'cards',
      cards: Object.fromEntries(shown.map(({ id, item }) => [id, [...new Set(item.words)]])),
      lang,
      spelling,
    },
  }
}
