import { messages } from '../messages.ts'
import type { Pack } from '../pack.ts'
import { fold, stems } from '../words.ts'
import { titleOf } from './lesson.ts'
import { type Chapter, type Context, interactive, type Rendered } from './module.ts'
import { chaptersIn } from './nested.ts'
import { narrated, page } from './pages.ts'
import { singleChoiceSet } from './quiz.ts'

type Section = Pack['summary']['sections'][number]
type Renderer = (context: Context) => Rendered
/** Takes the next chapters of a renderer, none of which shows what was shown before. */
export type Take = (renderer: Renderer, count: number, section?: Section) => Chapter[]

/** What a section is about: its title and the words of the lesson that it explains. */
const focusOf = (pack: Pack, { title, body }: Section) => {
  const told = fold(body)
  return stems([title, ...pack.terms.map(({ term }) => term).filter(term => told.includes(fold(term)))].join(' '))
}

/** Gathers chapters of other types into one module. */
export const gatherer = (context: Context): Take => {
  const used = new Set(context.used)
  return (renderer, count, section) => {
    const focus = section ? focusOf(context.pack, section) : context.wish.focus
    const rendered = renderer({ ...context, used, wish: { ...context.wish, count, focus } })
    for (const id of rendered.uses) used.add(id)
    return chaptersIn(rendered)
  }
}

const keyPoints = ({ summary }: Pack) => summary.keyPoints.map(point => `- ${point}`).join('\n')
const named = (name: (n: number) => string, chapters: Chapter[]) =>
  chapters.map((chapter, n) => ({ ...chapter, title: name(n + 1) }))

/** The lesson on pages, then a few questions. */
export const coursePresentation = (context: Context): Rendered => {
  const { pack, wish } = context
  const take = gatherer(context)
  return interactive([
    page(titleOf(pack), pack.summary.intro, ['course-presentation']),
    ...pack.summary.sections.map(({ title, body }) => page(title, body)),
    page(messages.toRemember, keyPoints(pack)),
    ...named(messages.checkQuestion, take(singleChoiceSet, wish.count ?? 3)),
  ])
}

/** A film that the description names: nothing is known of what it says, so the questions are on the chapter. */
const filmed = (link: string): Chapter => ({
  title: messages.film,
  data: { engine: 'film', link },
  key: { engine: 'film' },
  uses: [],
})

/** Each section told aloud, then a question before the next one. */
const commented = (take: Take, sections: readonly Section[], count: number): Chapter[] => {
  let asked = 0
  return sections.flatMap(section => [
    narrated(section.title, section.body),
    ...named(() => messages.checkpoint(++asked), take(singleChoiceSet, count, section)),
  ])
}

/** A commented course with checkpoints, or the film of the description with questions. */
export const interactiveVideo = (context: Context): Rendered => {
  const { pack, wish } = context
  const take = gatherer(context)
  if (wish.film)
    return interactive([filmed(wish.film), ...named(messages.checkQuestion, take(singleChoiceSet, wish.count ?? 4))])
  return interactive(commented(take, pack.summary.sections, 1))
}

/** The whole course told aloud: introduction, sections with checkpoints, what to remember, last questions. */
export const interactiveVideoCourse = (context: Context): Rendered => {
  const { pack, wish } = context
  const take = gatherer(context)
  const introduction = wish.film ? filmed(wish.film) : narrated(messages.introduction, pack.summary.intro)
  return interactive([
    introduction,
    ...commented(take, pack.summary.sections, 1),
    narrated(messages.toRemember, keyPoints(pack)),
    ...named(messages.checkQuestion, take(singleChoiceSet, wish.count ?? 2)),
  ])
}
