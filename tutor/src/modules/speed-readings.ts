import type { Context } from './context.ts'
import { countWords, pickMissingWords } from './missing-words.ts'
import { pickReading } from './pick-reading.ts'
import { renderChapter } from './render-chapter.ts'
import type { Chapter } from './rendered-module.ts'

/** A text to read at one's own pace, then questions on what it said. */
export const composeSpeedReading = (context: Context): Chapter[] => {
  const { title, body, by, lang, uses } = pickReading(context)
  const material = { title, lang, body, source: by, words: countWords(body) }
  return [
    renderChapter(context, 'speed-reading', { material, uses }),
    ...pickMissingWords(context, body).map(question => renderChapter(context, 'quiz', question)),
  ]
}
