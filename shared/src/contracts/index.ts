import { accountsRoutes } from './accounts.ts'
import { achievementsRoutes } from './achievements.ts'
import { audioRoutes } from './audio.ts'
import { calendarRoutes } from './calendar.ts'
import { chatRoutes } from './chat.ts'
import { homeworkRoutes } from './homework.ts'
import { icalRoutes } from './ical.ts'
import { learningRoutes } from './learning.ts'
import { linksRoutes } from './links.ts'
import { objectivesRoutes } from './objectives.ts'
import { passwordsRoutes } from './passwords.ts'
import { pathRoutes } from './paths.ts'
import { progressRoutes } from './progress.ts'
import { schoolRoutes } from './school.ts'
import { settingsRoutes } from './settings.ts'

export * from './accounts.ts'
export * from './achievements.ts'
export * from './activities.ts'
export * from './audio.ts'
export * from './calendar.ts'
export * from './chat.ts'
export * from './errors.ts'
export * from './homework.ts'
export * from './ical.ts'
export * from './learning.ts'
export * from './links.ts'
export * from './objectives.ts'
export * from './passwords.ts'
export * from './paths.ts'
export * from './progress.ts'
export * from './route.ts'
export * from './school.ts'
export * from './settings.ts'

/** Every call of the product API, by name. */
export const routes = {
  ...accountsRoutes,
  ...achievementsRoutes,
  ...audioRoutes,
  ...calendarRoutes,
  ...chatRoutes,
  ...homeworkRoutes,
  ...icalRoutes,
  ...learningRoutes,
  ...linksRoutes,
  ...objectivesRoutes,
  ...passwordsRoutes,
  ...pathRoutes,
  ...progressRoutes,
  ...schoolRoutes,
  ...settingsRoutes,
}
export type Routes = typeof routes
