import type { SpokenLanguage } from '../language.ts'
import type { Rendered } from '../rendered.ts'

type SpeedReadingMaterial = { title: string; lang: SpokenLanguage; body: string; source: string; words: number }

export const renderSpeedReading = (material: SpeedReadingMaterial): Rendered<'speed-reading'> => {
  const { title, lang, body, source, words } = material
  return {
    title,
    data: { engine: 'speed-reading', lang, body, source, words },
    solution: { engine: 'speed-reading', words },
  }
}
