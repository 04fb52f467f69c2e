import type { Pack } from '../pack.ts'
import type { Context } from './context.ts'
import { findFigure } from './figures.ts'
import { gatherer, retitled, type Section, type Take } from './gather.ts'
import { subjectTitle } from './lesson.ts'
import { pickSingleChoices } from './mcqs.ts'
import { messages } from './messages.ts'
import { narrated, page } from './pages.ts'
import { type Chapter, makeChapters, renderChapter } from './rendered-module.ts'

const singleChoices = makeChapters('quiz', pickSingleChoices)

const keyPoints = ({ summary }: Pack) => summary.keyPoints.map(point => `- ${point}`).join('\n')

/** The lesson on pages, then a few questions. */
export const composePresentation = (context: Context): Chapter[] => {
  const { pack, wish } = context
  const shown = (title: string, body: string, uses: string[] = [], figure?: string) =>
    renderChapter(context, 'page', { material: page(title, body), uses, figure: findFigure(pack, figure) })
  return [
    shown(subjectTitle(pack), pack.summary.intro, ['course-presentation']),
    ...pack.summary.sections.map(({ title, body, figure }) => shown(title, body, [], figure)),
    shown(messages.toRemember, keyPoints(pack)),
    ...retitled(gatherer(context)(singleChoices, wish.count ?? 3), messages.checkQuestion),
  ]
}

/** A film that the description names: nothing is known of what it says, so the questions are on the chapter. */
const filmed = (context: Context, link: string): Chapter =>
  renderChapter(context, 'film', { material: { title: messages.film, link }, uses: [] })

const spoken = (context: Context, title: string, body: string, figure?: string): Chapter =>
  renderChapter(context, 'narrated', {
    material: narrated(title, body),
    uses: [],
    figure: findFigure(context.pack, figure),
  })

/** Each section told aloud, then a question before the next one. */
const spokenSections = (context: Context, take: Take, sections: readonly Section[]): Chapter[] => {
  let asked = 0
  return sections.flatMap(section => [
    spoken(context, section.title, section.body, section.figure),
    ...retitled(take(singleChoices, 1, section), () => messages.checkpoint(++asked)),
  ])
}

/** A commented course with checkpoints, or the film of the description with questions. */
export const composeVideo = (context: Context): Chapter[] => {
  const { pack, wish } = context
  const take = gatherer(context)
  if (!wish.film) return spokenSections(context, take, pack.summary.sections)
  return [filmed(context, wish.film), ...retitled(take(singleChoices, wish.count ?? 4), messages.checkQuestion)]
}

/** The whole course told aloud: introduction, sections with checkpoints, what to remember, last questions. */
export const composeVideoCourse = (context: Context): Chapter[] => {
  const { pack, wish } = context
  const take = gatherer(context)
  return [
    wish.film ? filmed(context, wish.film) : spoken(context, messages.introduction, pack.summary.intro),
    ...spokenSections(context, take, pack.summary.sections),
    spoken(context, messages.toRemember, keyPoints(pack)),
    ...retitled(take(singleChoices, wish.count ?? 2), messages.checkQuestion),
  ]
}
