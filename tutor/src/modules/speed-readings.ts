import type { Context } from './context.ts'
import { ranked } from './deck.ts'
import { textSource } from './lesson.ts'
import { countWords, pickMissingWords } from './missing-words.ts'
import { type Chapter, renderChapter } from './rendered-module.ts'

/** A text to read at one's own pace, then questions on what it said. */
export const composeSpeedReading = (context: Context): Chapter[] => {
  const { pack } = context
  const texts = pack.texts.map(text => ({ id: `text:${text.id}`, text: `${text.title} ${text.body}`, reading: text }))
  const [chosen] = ranked(context, texts)
  if (!chosen) return []
  const { title, body } = chosen.reading
  const material = { title, lang: pack.lang, body, source: textSource(chosen.reading), words: countWords(body) }
  return [
    renderChapter(context, 'speed-reading', { material, uses: [chosen.id] }),
    ...pickMissingWords(context, body).map(question => renderChapter(context, 'quiz', question)),
  ]
}
