import type { Context } from './context.ts'
import { findFigure } from './figures.ts'
import { gatherer, retitled, type Take } from './gather.ts'
import { subjectTitle } from './lesson.ts'
import { introduction, keyPoints, type LessonPage, pickLessonPages } from './lesson-pages.ts'
import { pickSingleChoices } from './mcqs.ts'
import { messages } from './messages.ts'
import { narrated, page } from './pages.ts'
import { type Chapter, makeChapters, renderChapter } from './rendered-module.ts'

const singleChoices = makeChapters('quiz', pickSingleChoices)

const show = (context: Context, { title, body, figure, uses }: LessonPage): Chapter =>
  renderChapter(context, 'page', { material: page(title, body), uses, figure: findFigure(context.pack, figure) })

/** The lesson on pages, then a few questions. */
export const composePresentation = (context: Context): Chapter[] => {
  const { pack, wish } = context
  const pages = [...introduction(context, subjectTitle(pack)), ...pickLessonPages(context), ...keyPoints(context)]
  return [
    ...pages.map(one => show(context, one)),
    ...retitled(gatherer(context)(singleChoices, wish.count ?? 3), messages.checkQuestion),
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

/** Each page told aloud, then a question before the next one. */
const tellPages = (context: Context, take: Take, pages: readonly LessonPage[]): Chapter[] => {
  let asked = 0
  return pages.flatMap(one => [
    tell(context, one),
    ...retitled(take(singleChoices, 1, one.section), () => messages.checkpoint(++asked)),
  ])
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
