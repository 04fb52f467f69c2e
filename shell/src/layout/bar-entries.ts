import { CalendarIcon, HomeIcon, MessageIcon, SparklesIcon } from '@ariane/shared/ui'
import { type Entry, findEntry, listEntries, reviseEntry, type Viewer } from './menu-entries.ts'
import { messages } from './messages.ts'

const text = messages.menu

/** The sections of the bottom bar, in its order; the others are in the menu. */
const barEntries: readonly Entry[] = [
  { to: '/', label: text.home, icon: HomeIcon, also: [] },
  { to: '/revisions', label: text.revise, icon: SparklesIcon, also: [] },
  { to: '/scolaire', label: text.school, icon: CalendarIcon, also: [] },
  { to: '/chat', label: text.chat, icon: MessageIcon, also: [] },
]

/** The bottom bar of a viewer: what his menu has of it, by the same names but for the home. */
export function listBarEntries(viewer: Viewer): readonly Entry[] {
  const listed = listEntries(viewer)
  const entries = listed.some(({ to }) => to === '/scolaire') ? [...listed, reviseEntry] : listed
  return barEntries.flatMap(entry => {
    const found = entries.find(({ to }) => to === entry.to)
    return found && entry.to !== '/' ? found : found ? entry : []
  })
}

/** The section of the bar that a page belongs to, if the bar has it. */
export function findBarEntry(pathname: string): Entry | undefined {
  const entry = findEntry(pathname)
  return barEntries.find(({ to }) => to === entry?.to)
}
