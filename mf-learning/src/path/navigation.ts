import { plainText } from '@ariane/activities/plain-text'
import { lookup } from '@ariane/shared/catalogue'
import type { PathModule } from '@ariane/shared/contracts/learning'

export type Action = 'next' | 'prev'
/** The pupil's position: the slide, and the chapter inside an interactive one. The slide after the last is the end. */
export type Position = { slide: number; chapter: number }
type Shown = Pick<PathModule, 'contentType' | 'content'>
type Kept = Shown & Pick<PathModule, 'progress'>

/** The chapters of an interactive module; none for any other. */
export function listChapters(module: Shown | undefined): readonly { id: string; title: string }[] {
  if (module?.contentType !== 'iframe-h5p') return []
  const { content } = module
  return typeof content === 'object' && !Array.isArray(content) ? content.chapters : []
}

const lastChapter = (module: Shown | undefined) => Math.max(0, listChapters(module).length - 1)

/**
 * One step forward or back: first through the chapters of an interactive module, then out of it (S2 §4). Stays in
 * place before the first slide and after the end.
 */
export function step(modules: readonly Shown[], at: Position, action: Action): Position {
  const chapter = at.chapter + (action === 'next' ? 1 : -1)
  if (chapter >= 0 && chapter <= lastChapter(modules[at.slide])) return { ...at, chapter }
  if (action === 'next') return at.slide < modules.length ? { slide: at.slide + 1, chapter: 0 } : at
  return at.slide > 0 ? { slide: at.slide - 1, chapter: lastChapter(modules[at.slide - 1]) } : at
}

/** Slides that are rendered, each at its last chapter: those visited and the next one. */
export type Drawn = ReadonlyMap<number, number>
export function arrive(drawn: Drawn, at: Position): Drawn {
  const next = new Map(drawn)
  if (!next.has(at.slide + 1)) next.set(at.slide + 1, 0)
  return next.set(at.slide, at.chapter)
}

/** Whether the stored state of a chapter has a grading; one that the pupil only `left` still waits for its answer. */
const hasResult = (kept: unknown) =>
  typeof kept === 'object' &&
  kept !== null &&
  'result' in kept &&
  typeof kept.result === 'object' &&
  kept.result !== null &&
  !('left' in kept.result)

/** Keys of the chapters that were answered when the path was read. */
export const answeredChapters = (module: Kept): string[] =>
  listChapters(module)
    .map(chapter => chapter.id)
    .filter(id => hasResult(lookup(module.progress.state, id)))

/**
 * The first position: that of this tab, else the slide where the pupil stopped, at its first chapter without an answer.
 */
export function start(modules: readonly Kept[], resumeAt: number, here: Position | null = null): Position {
  const shown = here && modules[here.slide]
  if (here && shown && here.chapter >= 0 && here.chapter <= lastChapter(shown)) return here
  const slide = Math.min(Math.max(0, resumeAt), Math.max(0, modules.length - 1))
  const module = modules[slide]
  const answered = module ? answeredChapters(module) : []
  return {
    slide,
    chapter: Math.max(
      0,
      listChapters(module).findIndex(({ id }) => !answered.includes(id)),
    ),
  }
}

/** The title above a chapter: its name joins the module's, unless that says it. */
export function chapterTitle(module: Shown & Pick<PathModule, 'title'>, at: number): string {
  const chapters = listChapters(module).map(({ title }) => plainText(title))
  const title = plainText(module.title)
  const chapter = chapters[at]
  // Where there is nothing to step through, or the module is named after it, nothing is said twice.
  if (!chapter || chapters.length === 1 || title.includes(chapter)) return title
  // A module that is named after another of its chapters is named after this one meanwhile.
  const named = chapters.find(other => title.endsWith(` : ${other}`))
  if (named) return title.slice(0, -named.length) + chapter
  // « Comprendre : Nombres relatifs » and its chapter « Nombres relatifs : produit et quotient ».
  const [, kind, about] = /^(.+? : )(.+)$/.exec(title) ?? []
  return kind && about && chapter.startsWith(about) ? kind + chapter : `${title}\u00a0– ${chapter}`
}

/** Title of the header. */
export function titleAt(
  modules: readonly (Shown & Pick<PathModule, 'title'>)[],
  at: Position,
  words: { missing: string; end: string },
): string {
  const module = modules[at.slide]
  if (module) return chapterTitle(module, at.chapter)
  return modules.length > 0 && at.slide >= modules.length ? words.end : words.missing
}

/** The progress, 0 to 1, counting chapters as steps. */
export function advance(modules: readonly Shown[], at: Position): number {
  const steps = modules.map(module => lastChapter(module) + 1)
  const total = steps.reduce((sum, count) => sum + count, 0)
  const before = steps.slice(0, at.slide).reduce((sum, count) => sum + count, 0)
  return total === 0 ? 1 : Math.min(1, (before + at.chapter) / total)
}
