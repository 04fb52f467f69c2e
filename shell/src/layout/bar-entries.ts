import { CalendarIcon, HomeIcon, MessageIcon, SparklesIcon } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { type Entry, findEntry } from './menu-entries.ts'

const text = messages.menu

/** The sections of the bottom bar, in its order; the others are in the menu. */
export const barEntries: readonly Entry[] = [
  { to: '/', label: text.home, icon: HomeIcon, also: [] },
  { to: '/revisions', label: text.revise, icon: SparklesIcon, also: [] },
  { to: '/scolaire', label: text.school, icon: CalendarIcon, also: [] },
  { to: '/chat', label: text.chat, icon: MessageIcon, also: [] },
]

/** The section of the bar that a page belongs to, if the bar has it. */
export function findBarEntry(pathname: string): Entry | undefined {
  const entry = findEntry(pathname)
  return barEntries.find(({ to }) => to === entry?.to)
}
