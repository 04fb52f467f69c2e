import type { Pack } from '../pack.ts'
import type { Context } from './context.ts'
import { ranked } from './deck.ts'
import { headline } from './headline.ts'
import { textSource } from './lesson.ts'
import { introduction, pickLessonPages } from './lesson-pages.ts'
import { messages } from './messages.ts'
import { withoutTables } from './spoken.ts'

type Reading = { title: string; body: string; by: string; lang: Pack['lang']; uses: string[] }

/** A text that the path has not shown; then the lesson as a text, told as it was not told yet. */
export const pickReading = (context: Context): Reading => {
  const { pack, seen } = context
  const texts = pack.texts.map(text => ({ id: `text:${text.id}`, text: `${text.title} ${text.body}`, reading: text }))
  const fresh = ranked(context, texts).find(({ id }) => !seen.has(id))
  if (fresh)
    return {
      title: fresh.reading.title,
      body: fresh.reading.body,
      by: textSource(fresh.reading),
      lang: pack.lang,
      uses: [fresh.id],
    }
  const pages = [...introduction(context, ''), ...pickLessonPages(context)]
  return {
    title: headline(context, messages.lessonToRead),
    body: pages.map(({ body }) => withoutTables(body)).join('\n\n'),
    by: messages.fromLesson,
    lang: 'fr',
    uses: pages.flatMap(({ uses }) => uses),
  }
}
