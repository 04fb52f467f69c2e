import type { Context } from './context.ts'
import { pickStatements } from './facts.ts'
import { findFigure } from './figures.ts'
import { gatherer, retitled, type Section, type Take } from './gather.ts'
import { subjectTitle } from './lesson.ts'
import { introduction, keyPoints, type LessonPage, pickLessonPages } from './lesson-pages.ts'
import { splitPage } from './lesson-steps.ts'
import { pickSingleChoices } from './mcqs.ts'
import { messages } from './messages.ts'
import { narrated, page } from './pages.ts'
import { type Chapter, makeChapters, renderChapter } from './rendered-module.ts'

const singleChoices = makeChapters('quiz', pickSingleChoices)
const statements = makeChapters('quiz', pickStatements)

const show = (context: Context, { title, body, figure, uses }: LessonPage): Chapter =>
  renderChapter(context, 'page', { material: page(title, body), uses, figure: findFigure(context.pack, figure) })

const PAGES_BEFORE_QUESTION = 2

/** A question on a section; where the path has shown those, another one of the lesson, or a statement to judge. */
const askOne = (take: Take, section: Section | undefined): Chapter[] => {
  for (const questions of [
    () => take(singleChoices, 1, section),
    () => take(singleChoices, 1),
    () => take(statements, 1),
  ]) {
    const found = questions()
    if (found.length > 0) return found
  }
  return []
}

/** The lesson in steps of one idea, a question after every second of them, and the other questions at the end. */
export const composePresentation = (context: Context): Chapter[] => {
  const { pack, wish } = context
  const take = gatherer(context)
  const pages = [...introduction(context, subjectTitle(pack)), ...pickLessonPages(context).flatMap(splitPage)]
  let asked = 0
  const steps = pages.flatMap((one, n) => {
    const isDue = (n + 1) % PAGES_BEFORE_QUESTION === 0
    const questions = isDue ? askOne(take, one.section) : []
    return [show(context, one), ...retitled(questions, () => messages.checkpoint(++asked))]
  })
  const left = Math.max(1, (wish.count ?? 3) - asked)
  return [
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
