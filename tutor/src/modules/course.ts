import { makeCheckpoints } from './checkpoints.ts'
import type { Context } from './context.ts'
import { findFigure } from './figures.ts'
import { gatherer, retitled, type Take } from './gather.ts'
import { headline } from './headline.ts'
import { introduction, keyPoints, type LessonPage, pickLessonPages } from './lesson-pages.ts'
import { splitPage } from './lesson-steps.ts'
import { pickSingleChoices } from './mcqs.ts'
import { messages } from './messages.ts'
import { narrated, page } from './pages.ts'
import { makeChapters, renderChapter } from './render-chapter.ts'
import type { Chapter } from './rendered-module.ts'

const singleChoices = makeChapters('quiz', pickSingleChoices)

const show = (context: Context, { title, body, figure, uses }: LessonPage): Chapter =>
  renderChapter(context, 'page', { material: page(title, body), uses, figure: findFigure(context.pack, figure) })

const PAGES_BEFORE_QUESTION = 2

/** The lesson in steps of one idea, a question after every second of them, and the other questions at the end. */
export const composePresentation = (context: Context): Chapter[] => {
  const { wish } = context
  const take = gatherer(context)
  const before = introduction(context, headline(context, messages.introduction))
  const pages = pickLessonPages(context).flatMap(splitPage)
  const ask = makeCheckpoints(context, take, pages)
  let sinceQuestion = before.length
  let asked = 0
  const steps = pages.flatMap((one, n) => {
    const questions = ++sinceQuestion >= PAGES_BEFORE_QUESTION ? ask(n + 1) : []
    if (questions.length > 0) sinceQuestion = 0
    asked += questions.length
    return [show(context, one), ...questions]
  })
  const left = Math.max(1, (wish.count ?? 3) - asked)
  return [
    ...before.map(one => show(context, one)),
    ...steps,
    ...keyPoints(context).map(one => show(context, one)),
    ...retitled(take(singleChoices, left), messages.checkQuestion),
  ]
}

/** A film that the description names: nothing is known of what it says, so the questions are on the chapter. */
const filmed = (context: Context, link: string): Chapter =>
  renderChapter(context, 'film', { material: { title: messages.film, link }, uses: [] })

const tell = (context: Context, { title, body, figure, uses }: LessonPage): Chapter =>
  renderChapter(context, 'narrated', {
    material: narrated(title, body),
    uses,
    figure: findFigure(context.pack, figure),
  })

/** Each page told aloud, with a question on what was told before the next one; those that had to wait come after the last. */
const tellPages = (context: Context, take: Take, pages: readonly LessonPage[]): Chapter[] => {
  const ask = makeCheckpoints(context, take, pages)
  let waiting = 0
  const chapters = pages.flatMap((one, n) => {
    const questions = ask(n + 1)
    waiting += 1 - questions.length
    return [tell(context, one), ...questions]
  })
  return [...chapters, ...retitled(take(singleChoices, waiting), n => messages.checkpoint(pages.length - waiting + n))]
}

/** A commented course with checkpoints, or the film of the description with questions. */
export const composeVideo = (context: Context): Chapter[] => {
  const { wish } = context
  const take = gatherer(context)
  if (!wish.film) return tellPages(context, take, pickLessonPages(context))
  return [filmed(context, wish.film), ...retitled(take(singleChoices, wish.count ?? 4), messages.checkQuestion)]
}

/** The whole course told aloud: introduction, pages with checkpoints, what to remember, last questions. */
export const composeVideoCourse = (context: Context): Chapter[] => {
  const { wish } = context
  const take = gatherer(context)
  return [
    ...(wish.film
      ? [filmed(context, wish.film)]
      : introduction(context, messages.introduction).map(one => tell(context, one))),
    ...tellPages(context, take, pickLessonPages(context)),
    ...keyPoints(context).map(one => tell(context, one)),
    ...retitled(take(singleChoices, wish.count ?? 2), messages.checkQuestion),
  ]
}
