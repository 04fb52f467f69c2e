import { HomeIcon } from '@ariane/shared/ui'
import type { Screens } from '../remotes/compose-screens.ts'
import { type Entry, findEntry, listEntries, reviseEntry, type Viewer } from './menu-entries.ts'
import { messages } from './messages.ts'

const homeEntry: Entry = { to: '/', label: messages.menu.home, icon: HomeIcon, also: [] }
const SCHOOL = '/scolaire'

/** The sections of the bottom bar, in its order; the others are in the menu. */
const BAR = [homeEntry.to, reviseEntry.to, SCHOOL, '/chat']

/** The bottom bar of a viewer: what his menu has of it, by the same names but for the home. */
export function listBarEntries(screens: Screens, viewer: Viewer): readonly Entry[] {
  const listed = listEntries(screens, viewer)
  const entries = listed.some(({ to }) => to === SCHOOL) ? [...listed, reviseEntry] : listed
  return BAR.flatMap(address => {
    const found = entries.find(({ to }) => to === address)
    return found && address === homeEntry.to ? homeEntry : (found ?? [])
  })
}

/** The section of the bar that a page belongs to, if the bar has it. */
export function findBarEntry(screens: Screens, pathname: string): Entry | undefined {
  const entry = findEntry(screens, pathname)
  if (!entry || !BAR.includes(entry.to)) return undefined
  return entry.to === homeEntry.to ? homeEntry : entry
}
