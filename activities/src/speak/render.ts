import type { SpokenLanguage } from '../language.ts'
import { numbered } from '../random.ts'
import type { Rendered } from '../rendered.ts'

type SpeakMaterial = {
  title: string
  /** The language of the words. */
  lang: SpokenLanguage
  /** `said` is how the prompt is read aloud, in French; `words` are accepted, the first one is shown. */
  items: readonly { prompt: string; said: string; hint?: string | undefined; words: readonly string[] }[]
}

export const renderSpeak = ({ title, lang, items }: SpeakMaterial): Rendered<'speak'> => {
  const shown = numbered('w', items)
  return {
    title,
    data: {
      engine: 'speak',
      lang,
      items: shown.map(({ id, item: { prompt, hint } }) => ({ id, prompt, ...(hint && { hint }) })),
    },
    solution: {
      engine: 'speak',
      words: Object.fromEntries(shown.map(({ id, item }) => [id, [...new Set(item.words)]])),
      lang,
    },
    speech: items.map(({ said }) => ({ text: said, lang: 'fr' })),
  }
}
