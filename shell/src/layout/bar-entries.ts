import { HomeIcon } from '@ariane/shared/ui'
import type { Screens } from '../remotes/compose-screens.ts'
import { type Entry, findEntry, listEntries, reviseEntry, type Viewer } from './menu-entries.ts'
import { messages } from './messages.ts'

const homeEntry: Entry = { to: '/', label: messages.menu.home, icon: HomeIcon, also: [] }
const SCHOOL = '/scolaire'
const CLASSES = '/classes'

/** The sections of the bottom bar, in its order; the others are in the menu. */
const BAR = [homeEntry.to, CLASSES, reviseEntry.to, SCHOOL, '/chat']

/**
 * The bottom bar of a viewer: what his menu has of it, by the same names but for the home. A teacher has the classes where a pupil,
 * and who views one, revises.
 */
export function listBarEntries(screens: Screens, viewer: Viewer): readonly Entry[] {
  const listed = listEntries(screens, viewer)
  const isClassroom = !viewer.isViewing && listed.some(({ to }) => to === CLASSES)
  const revises = !isClassroom && listed.some(({ to }) => to === SCHOOL)
  const entries = revises ? [...listed.filter(({ to }) => to !== CLASSES), reviseEntry] : listed
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
