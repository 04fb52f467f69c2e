import type { Pack } from '../pack.ts'
import { fold, stems } from '../words.ts'
import type { Context } from './context.ts'
import type { Chapter, MakeChapters } from './rendered-module.ts'
import { isShownAmong } from './says-again.ts'

export type Section = Pack['summary']['sections'][number]
/** Takes the next chapters of a kind, none of which shows what was shown before; from a part of the pack where one is given. */
export type Take = (
  make: MakeChapters,
  count: number,
  from?: { section?: Section | undefined; pack?: Pack },
) => Chapter[]

/** What a section is about: its title and the words of the lesson that it explains. */
const findFocus = (pack: Pack, { title, body }: Section) => {
  const written = fold(body)
  return stems([title, ...pack.terms.map(({ term }) => term).filter(term => written.includes(fold(term)))].join(' '))
}

/** Gathers chapters of other types into one module. */
export const gatherer = (context: Context): Take => {
  const used = new Set(context.used)
  const seen = new Set(context.seen)
  return (make, count, { section, pack = context.pack } = {}) => {
    const focus = section ? findFocus(context.pack, section) : context.wish.focus
    const made = make({ ...context, pack, whole: context.pack, used, seen, wish: { ...context.wish, count, focus } })
    // Beside other chapters nothing has to be shown again.
    const isFresh = ({ data, uses }: Chapter) =>
      uses.length === 0 ||
      (2 * uses.filter(id => !seen.has(id)).length > uses.length && !isShownAmong(data, context.said))
    const chapters = made.filter(isFresh)
    for (const id of chapters.flatMap(({ uses }) => uses)) {
      used.add(id)
      seen.add(id)
    }
    return chapters
  }
}

/** The chapters under new titles. */
export const retitled = (chapters: readonly Chapter[], title: (n: number) => string): Chapter[] =>
  chapters.map((chapter, n) => ({ ...chapter, title: title(n + 1) }))
