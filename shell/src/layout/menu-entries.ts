import { isParent, isTeacher, type Role } from '@ariane/shared/catalogue'
import { VIEWERS, type ViewerKind } from '@ariane/shared/contracts/screens'
import { HelpIcon, type Icon, ShieldIcon, SparklesIcon } from '@ariane/shared/ui'
import type { Screen, Screens } from '../remotes/compose-screens.ts'
import { findIcon } from './menu-icons.ts'
import { messages } from './messages.ts'

const text = messages.menu
/** A section of the menu. */
export type Entry = { to: string; label: string; icon: Icon; also: readonly string[] }
type Line = Entry & { order: number; roles: readonly string[]; isFirst: boolean }

/** Above the others: what the product is for. */
export const reviseEntry: Entry = { to: '/revisions', label: text.revise, icon: SparklesIcon, also: [] }

/** Help is a page of the shell below the settings' address, so that it is there when a remote is not. */
export const helpEntry: Entry = { to: '/settings/aide', label: text.help, icon: HelpIcon, also: [] }

/** Only for who operates this installation. */
export const operatorEntry: Entry = {
  to: '/settings/installation',
  label: text.installation,
  icon: ShieldIcon,
  also: ['/settings/etat'],
}

const HOME = '/'
const isInside = (pathname: string) => (prefix: string) =>
  prefix !== HOME && (pathname === prefix || pathname.startsWith(`${prefix}/`))

/** Who looks at the menu, and whether he views a pupil. */
export type Viewer = { roles: readonly Role[]; isViewing: boolean }

const viewerKind = ({ roles, isViewing }: Viewer): ViewerKind => {
  if (roles.some(isParent)) return isViewing ? 'parentViewing' : 'parent'
  return roles.some(isTeacher) ? 'teacher' : 'pupil'
}

/** Without roles of its own, a line is for all who have the page. */
const whoHas = ({ ofPupil }: Screen): readonly string[] => VIEWERS.filter(kind => !(ofPupil && kind === 'parent'))

function toLines(screen: Screen): Line[] {
  const [to, ...others] = screen.routes
  if (to === undefined) return []
  return (screen.menu ?? []).map(({ label = screen.title, icon, order, roles = whoHas(screen), also = [] }, index) => ({
    to,
    label,
    icon: findIcon(icon),
    also: [...others, ...also],
    order,
    roles,
    isFirst: index === 0,
  }))
}

/** All lines in the order that the remotes declare: with those of today the menu of S1 §2. */
const listLines = (screens: Screens) => [...screens.values()].flatMap(toLines).sort((a, b) => a.order - b.order)

/** The menu of somebody in these roles. */
export const listEntries = (screens: Screens, viewer: Viewer): readonly Entry[] =>
  listLines(screens).filter(({ roles }) => roles.includes(viewerKind(viewer)))

/** Whether a parent is on a page that is only a child's. */
export const isChildrenOnly = (screens: Screens, pathname: string, viewer: Viewer): boolean =>
  viewerKind(viewer) === 'parent' &&
  [...screens.values()].some(({ ofPupil, routes }) => ofPupil && routes.some(isInside(pathname)))

/** The menu entry of a page, if its screen has one; the dashboard's for every unknown address. */
export function findEntry(screens: Screens, pathname: string): Entry | undefined {
  if (pathname === helpEntry.to) return helpEntry
  if ([operatorEntry.to, ...operatorEntry.also].includes(pathname)) return operatorEntry
  const inside = isInside(pathname)
  const sections = listLines(screens).filter(({ isFirst }) => isFirst)
  const entry = [reviseEntry, ...sections].find(({ to, also }) => inside(to) || also.some(inside))
  return entry ?? (findScreenTitle(screens, pathname) ? undefined : sections.find(({ to }) => to === HOME))
}

/** The title of the screen at an address, also without a menu entry. */
export const findScreenTitle = (screens: Screens, pathname: string): string | undefined =>
  [...screens.values()].find(({ routes }) => routes.some(isInside(pathname)))?.title
