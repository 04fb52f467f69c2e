import type { Pack } from '../../pack.ts'
import { stems } from '../../words.ts'
import { type RenderedModule, renderModule, renderPath } from '../index.ts'

export const LESSONS = ['COURSE_PRESENTATION', 'INTERACTIVE_VIDEO', 'INTERACTIVE_VIDEO_COURSE'] as const

/** The chapters of a module: what a page shows, or what a question asks. */
export const listChapters = ({ content, activity = {}, chapterUses = {} }: RenderedModule) => {
  if (typeof content === 'string' || !('chapters' in content)) throw new Error('the module is not played')
  return content.chapters.map(({ id, title }) => {
    const [data, uses] = [activity[id], chapterUses[id] ?? []]
    if (data?.engine === 'page') return { uses, shown: `${title} ${data.body}` }
    if (data?.engine === 'narrated') return { uses, shown: [title, ...data.lines.map(line => line.shown)].join(' ') }
    return { uses, shown: undefined }
  })
}

/** The words of an answer that only a later page says; what stands before the lesson announces it and teaches nothing. */
const findWordsAhead = (module: RenderedModule, findAnswer: (use: string) => string): string[] => {
  const chapters = listChapters(module)
  const listShown = (some: typeof chapters) =>
    new Set(some.flatMap(({ uses, shown }) => (shown && !uses.includes('intro') ? stems(shown) : [])))
  return chapters.flatMap(({ uses, shown }, n) => {
    const later = listShown(chapters.slice(n).filter(chapter => !chapter.uses.includes('key-points')))
    if (shown !== undefined || later.size === 0) return []
    const before = listShown(chapters.slice(0, n))
    return stems(uses.map(findAnswer).join(' ')).filter(
      word => !/^\d{1,2}$/.test(word) && later.has(word) && !before.has(word),
    )
  })
}

/** The words of answers, in the lessons of a path and in a book, that are first said after the question; none where all is well. */
export const listWordsAhead = (pack: Pack): string[] => {
  const answers = new Map<string, string>([
    ...pack.mcqs.map(({ id, options }) => {
      const right = options.filter(({ correct }) => correct).map(({ text }) => text)
      return [`mcq:${id}`, right.join(' ')] as const
    }),
    ...pack.facts.map(({ id, statement, truth, correction }) => {
      return [`fact:${id}`, truth ? statement : (correction ?? '')] as const
    }),
    ...pack.cloze.map(({ id, text }) => [`cloze:${id}`, text.replace(/\{\{([^|}]+)[^}]*\}\}/g, '$1')] as const),
    ...pack.terms.map(({ id, term }) => [`term:${id}`, term] as const),
  ])
  const path = renderPath(
    pack,
    1,
    LESSONS.map(type => ({ type, prompt_generation: '' })),
  )
  return [...path, renderModule('INTERACTIVE_BOOK', pack, 1, '')].flatMap(module =>
    findWordsAhead(module, use => answers.get(use) ?? ''),
  )
}
