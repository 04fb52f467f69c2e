import { type DailySession, dailySessionRoutes } from '@ariane/shared/contracts/daily-session'
import { call } from '@ariane/shared/http'
import { $activeUser, userData } from '@ariane/shared/session'

/** The session of today and the thread of the week. */
export const daily = userData<DailySession>(
  async (user, signal) => (await call(dailySessionRoutes.readDailySession, { userId: user.uid }, { signal })).data,
)

const userId = () => $activeUser.get()?.uid ?? ''

/** What is done with the session; each throws ApiError or NetworkFailure. */
export const dailyActions = {
  async start() {
    const uid = userId()
    daily.set((await call(dailySessionRoutes.startDailySession, { userId: uid })).data, uid)
  },
  async close(key: string, outcome: 'done' | 'skipped') {
    const uid = userId()
    daily.set((await call(dailySessionRoutes.closeDailyPart, { userId: uid, key, outcome })).data, uid)
  },
  async setGoal(goal: number | null) {
    const uid = userId()
    daily.set((await call(dailySessionRoutes.setWeeklyGoal, { userId: uid, goal })).data, uid)
  },
}
