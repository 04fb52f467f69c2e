import { type Entry, helpEntry, reviseEntry } from '../layout/menu-entries.ts'
import { titles } from '../legal/titles.ts'
import type { Screen } from '../remotes/compose-screens.ts'
import { messages as text } from './messages.ts'

type Page = { to: string; title: string }
type Group = { title: string; pages: readonly Page[] }

const toPage = ({ to, label }: Entry): Page => ({ to, title: label })

/** A pupil's screen without a line in the menu, which other pages lead to. */
const toHidden = ({ routes: [to], title, ofPupil, menu }: Screen): Page[] =>
  to === undefined || !ofPupil || menu?.length ? [] : [{ to, title }]

/** All pages that have an address of their own, each once, for somebody with these lines in the menu and these screens. */
export function listPages(entries: readonly Entry[], screens: readonly Screen[]): Group[] {
  const groups = [
    { title: text.groups.menu, pages: [...[reviseEntry, ...entries].map(toPage), ...screens.flatMap(toHidden)] },
    { title: text.groups.account, pages: text.account },
    {
      title: text.groups.about,
      pages: [toPage(helpEntry), ...Object.entries(titles).map(([to, title]) => ({ to, title }))],
    },
  ]
  const seen = new Set<string>()
  const isNew = ({ to }: Page) => !seen.has(to) && seen.add(to) !== undefined
  return groups.map(({ title, pages }) => ({ title, pages: pages.filter(isNew) }))
}
