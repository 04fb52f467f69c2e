import type { SpokenLanguage } from '../language.ts'
import type { Rendered } from '../rendered.ts'
import { SIGNS } from '../signs.ts'

const FRENCH_SIGNS = [...'àâçéèêîôùûœ']

type DictationMaterial = {
  title: string
  lang: SpokenLanguage
  /** As they are written, and as they are read aloud. */
  sentences: readonly { text: string; said: string }[]
}

export const renderDictation = ({ title, lang, sentences }: DictationMaterial): Rendered<'dictation'> => {
  const signs = lang === 'fr' ? FRENCH_SIGNS : SIGNS[lang]
  return {
    title,
    data: {
      engine: 'dictation',
      lang,
      sentences: sentences.length,
      ...(signs.length > 0 && { signs: [...signs] }),
    },
    solution: { engine: 'dictation', text: sentences.map(({ text }) => text).join(' '), lang },
    speech: sentences.map(({ said }) => ({ text: said, lang })),
  }
}
