import type { Notion } from '../../notions.ts'
import type { Pack } from '../../pack.ts'
import type { LessonPage } from '../lesson-pages.ts'
import { type Asked, type AskedItem, listAsked } from './asked.ts'
import { alignNotions } from './notion-sections.ts'
import { indexWords } from './word-index.ts'

/** After how many pages an item may be asked; Infinity for what the pages do not show well enough: it is asked at the end. */
export type PagesNeeded = (item: AskedItem) => number

/**
 * Places what a pack asks in the pages of a lesson. Shown have to be: the page that is most about a question, the page of its notion's
 * section that is, and the first page of each of its own words; what comes up later is taught there. Where the pages show sections, what
 * belongs to the sections they leave out is not placed.
 */
export const measurePagesNeeded = (pack: Pack, pages: readonly LessonPage[]): PagesNeeded => {
  const shown = pages.map(({ section }) => section?.id)
  const showsSections = shown.some(id => id !== undefined)
  const leftOut = showsSections ? pack.summary.sections.filter(({ id }) => !shown.includes(id)) : []
  const sections = [...shown, ...leftOut.map(({ id }) => id)]
  const index = indexWords([...pages, ...leftOut])
  const asked = listAsked(pack)
  const aligned = showsSections ? alignNotions(pack) : new Map<Notion, string>()

  const findInNotion = ({ own, about, place }: Asked, notion: Notion): number => {
    const section = aligned.get(notion)
    if (section === undefined) return -1
    if (place === 'first') return sections.indexOf(section)
    const best = place === 'best' ? index.findBest(`${own} ${about}`, n => sections[n] === section) : -1
    return best >= 0 ? best : sections.lastIndexOf(section)
  }
  const findLast = (one: Asked): number => {
    const firsts = index.listFirsts(one.own)
    const best = one.place === 'first' ? Math.max(-1, ...firsts) : index.findBest(`${one.own} ${one.about}`)
    if (best < 0) return Number.POSITIVE_INFINITY
    return Math.max(best, ...firsts, ...one.notions.map(notion => findInNotion(one, notion)))
  }
  const needed = new Map([...asked].map(([item, one]) => [item, 1 + findLast(one)]))
  return item => {
    const count = needed.get(item) ?? Number.POSITIVE_INFINITY
    return count > pages.length ? Number.POSITIVE_INFINITY : count
  }
}
