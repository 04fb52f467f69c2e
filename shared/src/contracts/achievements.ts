import * as z from 'zod'
import { ACHIEVEMENT_KEYS } from '../catalogue/index.ts'
import { ForUser, route, success } from './route.ts'

const Count = z.number().int().nonnegative()

/** One achievement; title and rule are in the catalogue (ACHIEVEMENTS). */
export const Achievement = z
  .object({
    key: z.enum(ACHIEVEMENT_KEYS),
    /** Never beyond the goal. */
    done: Count,
    goal: Count,
    earned: z.boolean(),
  })
  .meta({ id: 'Achievement' })
export type Achievement = z.infer<typeof Achievement>

/** How many of each were finished and the points for them (CREDIT_POINTS has the rule). */
export const CreditsSummary = z
  .object({
    finished: z.object({ modules: Count, homework: Count, objectives: Count }),
    points: z.object({ modules: Count, homework: Count, objectives: Count, total: Count }),
  })
  .meta({ id: 'CreditsSummary' })
export type CreditsSummary = z.infer<typeof CreditsSummary>

export const achievementsRoutes = {
  /** Both are counted from the pupil's work; achievements in the order of the screen. */
  readAchievements: route({
    method: 'POST',
    path: '/api/achievements',
    summary: 'Achievements and credits of a pupil',
    body: ForUser,
    answer: success(z.object({ achievements: z.array(Achievement), credits: CreditsSummary })),
    policy: { allow: 'actsFor', act: 'read', pupil: ({ body }) => body.userId },
    rate: 'read',
  }),
}
