import type { SpokenLanguage } from '../language.ts'
import { numbered } from '../random.ts'
import type { Rendered } from '../rendered.ts'

type DialogCardsMaterial = {
  title: string
  lang: SpokenLanguage
  /** `said` is how the front is read aloud. */
  cards: readonly { front: string; back: string; said: string }[]
}

export const renderDialogCards = ({ title, lang, cards }: DialogCardsMaterial): Rendered<'dialog-cards'> => {
  const shown = numbered('k', cards)
  return {
    title,
    data: {
      engine: 'dialog-cards',
      lang,
      cards: shown.map(({ id, item: { front, back, said } }) => ({ id, front, back, said })),
    },
    solution: { engine: 'dialog-cards', cards: Object.fromEntries(shown.map(({ id, item }) => [id, item.front])) },
    speech: cards.map(({ said }) => ({ text: said, lang })),
  }
}
