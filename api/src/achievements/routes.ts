import { achievementProgress, countCredits } from '@ariane/shared/catalogue'
import type { achievementsRoutes } from '@ariane/shared/contracts'
import type { Handlers } from '../platform/http/handlers.ts'
import { countAchievements } from './facts.ts'
import type { AchievementSources } from './ports.ts'

/** Calls of contracts/achievements.ts. */
export const achievementsHandlers = (sources: AchievementSources): Handlers<typeof achievementsRoutes> => ({
  async readAchievements({ body: { userId } }) {
    const facts = countAchievements(await sources.factsOf(userId))
    const finished = (await sources.finishedBy([userId])).get(userId) ?? { modules: 0, homework: 0, objectives: 0 }
    return {
      status: 'success',
      data: { achievements: achievementProgress(facts), credits: { finished, points: countCredits(finished) } },
    }
  },
})
