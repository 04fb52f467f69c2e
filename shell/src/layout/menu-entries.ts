import { isParent, isTeacher, type Role } from '@ariane/shared/catalogue'
import {
  CalendarIcon,
  DashboardIcon,
  FlagIcon,
  HelpIcon,
  type Icon,
  MessageIcon,
  SettingsIcon,
  SparklesIcon,
  TargetIcon,
  UserIcon,
  UsersIcon,
} from '@ariane/shared/ui'
import { remotes } from '../remotes/remotes.ts'
import { messages } from './messages.ts'

const text = messages.menu
/** A section of the menu. */
export type Entry = { to: string; label: string; icon: Icon; also: readonly string[] }

/** The side menu in its order (S1 §2); `also` lists the other addresses of a section. */
const menuEntries: readonly Entry[] = [
  { to: '/', label: text.dashboard, icon: DashboardIcon, also: ['/path'] },
  { to: '/objectives', label: text.objectives, icon: TargetIcon, also: [] },
  { to: '/scolaire', label: text.school, icon: CalendarIcon, also: ['/planning', '/homework'] },
  { to: '/chat', label: text.chat, icon: MessageIcon, also: [] },
  { to: '/settings', label: text.settings, icon: SettingsIcon, also: [] },
  { to: '/profile', label: text.profile, icon: UserIcon, also: [] },
]

/** Above the others: what the product is for. */
export const reviseEntry: Entry = { to: '/revisions', label: text.revise, icon: SparklesIcon, also: [] }

/** Between the dashboard and the rest, for those who teach. */
const classesEntry: Entry = { to: '/classes', label: text.classes, icon: UsersIcon, also: [] }

const isInside = (pathname: string) => (prefix: string) =>
  prefix !== '/' && (pathname === prefix || pathname.startsWith(`${prefix}/`))

/** Who looks at the menu, and whether he views a pupil. */
export type Viewer = { roles: readonly Role[]; isViewing: boolean }

const CHAT = '/chat'
/** What a child shows his parents of a conversation, which they do not read. */
const reportsEntry: Entry = { to: CHAT, label: text.reports, icon: FlagIcon, also: [] }
/** Pages of a pupil: a parent has them only as one of the children. */
const PUPIL_PAGES = ['/revisions', '/objectives', '/scolaire', '/planning', '/homework']

/** Whether a parent is on a page that is only a child's. */
export const isChildrenOnly = (pathname: string, { roles, isViewing }: Viewer): boolean =>
  roles.some(isParent) && !isViewing && PUPIL_PAGES.some(isInside(pathname))

/** The menu of somebody in these roles: a parent has the pages of a pupil while he views a child, never the chat. */
export function listEntries({ roles, isViewing }: Viewer): readonly Entry[] {
  const [dashboard, ...others] = menuEntries
  if (roles.some(isParent)) {
    if (isViewing) return menuEntries.filter(({ to }) => to !== CHAT)
    const own = menuEntries.filter(({ to }) => to !== CHAT && !PUPIL_PAGES.includes(to))
    return own.flatMap(entry => (entry === dashboard ? [entry, reportsEntry] : [entry]))
  }
  return dashboard && roles.some(isTeacher) ? [dashboard, classesEntry, ...others] : menuEntries
}

/** Help is a page of the shell below the settings' address, so that it is there when a remote is not. */
export const helpEntry: Entry = { to: '/settings/aide', label: text.help, icon: HelpIcon, also: [] }

/** The menu entry of a page, if its screen has one; the dashboard's for every unknown address. */
export function findEntry(pathname: string): Entry | undefined {
  if (pathname === helpEntry.to) return helpEntry
  const inside = isInside(pathname)
  const entry = [reviseEntry, ...menuEntries, classesEntry].find(entry => inside(entry.to) || entry.also.some(inside))
  return entry ?? (findScreenTitle(pathname) ? undefined : menuEntries[0])
}

/** The title of the screen at an address, also without a menu entry. */
export const findScreenTitle = (pathname: string): string | undefined =>
  Object.values(remotes).find(({ routes }) => routes.some(isInside(pathname)))?.title
