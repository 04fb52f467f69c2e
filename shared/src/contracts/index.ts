import { accountsRoutes } from './accounts.ts'
import { calendarRoutes } from './calendar.ts'
import { chatRoutes } from './chat.ts'
import { homeworkRoutes } from './homework.ts'
import { learningRoutes } from './learning.ts'
import { objectivesRoutes } from './objectives.ts'
import { progressRoutes } from './progress.ts'
import { settingsRoutes } from './settings.ts'

export * from './accounts.ts'
export * from './activities.ts'
export * from './calendar.ts'
export * from './chat.ts'
export * from './errors.ts'
export * from './homework.ts'
export * from './learning.ts'
export * from './objectives.ts'
export * from './progress.ts'
export * from './route.ts'
export * from './settings.ts'

/** Every call of the product API, by name. */
export const routes = {
  ...accountsRoutes,
  ...calendarRoutes,
  ...chatRoutes,
  ...homeworkRoutes,
  ...learningRoutes,
  ...objectivesRoutes,
  ...progressRoutes,
  ...settingsRoutes,
}
export type Routes = typeof routes
