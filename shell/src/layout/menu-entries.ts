import { isTeacher, type Role } from '@ariane/shared/catalogue'
import {
  CalendarIcon,
  DashboardIcon,
  HelpIcon,
  type Icon,
  MessageIcon,
  SettingsIcon,
  SparklesIcon,
  TargetIcon,
  UserIcon,
  UsersIcon,
} from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { remotes } from '../remotes/remotes.ts'

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

/** The menu of somebody in these roles. */
export function listEntries(roles: readonly Role[]): readonly Entry[] {
  const [dashboard, ...others] = menuEntries
  return dashboard && roles.some(isTeacher) ? [dashboard, classesEntry, ...others] : menuEntries
}

/** Help is a page of the shell below the settings' address, so that it is there when a remote is not. */
export const helpEntry: Entry = { to: '/settings/aide', label: text.help, icon: HelpIcon, also: [] }

const isInside = (pathname: string) => (prefix: string) =>
  prefix !== '/' && (pathname === prefix || pathname.startsWith(`${prefix}/`))

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
