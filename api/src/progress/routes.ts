import type { progressRoutes } from '@ariane/shared/contracts'
import { weekRange } from '@ariane/shared/dates'
import type { Handlers } from '../platform/http/handlers.ts'
import { eventsFor, listAlerts } from './alerts.ts'
import { isHomework, type ProgressPorts } from './ports.ts'
import { progressStore } from './store.ts'
import { countWorks, lastProgress } from './summary.ts'
import { asksForWork, suggestWork, workSpan } from './work.ts'

/** Calls of contracts/progress.ts. */
export function progressHandlers({
  db,
  now,
  worksOf,
  eventsOf,
  scoresOf,
  settingsOf,
}: ProgressPorts): Handlers<typeof progressRoutes> {
  const store = progressStore(db.q)
  return {
    async weeklyAlerts({ body: { userId, dateStart, dateEnd } }) {
      const week = weekRange(now())
      const period = {
        from: dateStart ? new Date(dateStart) : week.start,
        to: dateEnd ? new Date(dateEnd) : week.end,
        now: now(),
      }
      const span = eventsFor(period)
      const works = await worksOf(userId)
      const alerts = listAlerts(await eventsOf(userId, span.from, span.to), works, period)
      return { status: 'success', data: { alerts, totals: countWorks(works) } }
    },

    async progressSummary({ body }) {
      const works = await worksOf(body.userId)
      const homework = lastProgress(works.filter(isHomework))
      const pedagogical = lastProgress(works.filter(work => !isHomework(work)))
      return { status: 'success', data: { last_progress: { pedagogical, homework } } }
    },

    async suggestedWork({ body: { userId } }) {
      const settings = await settingsOf(userId)
      if (!settings || !asksForWork(settings)) return { status: 'success', data: { chosen: false, suggestions: [] } }
      const at = now()
      const { from, to, worked } = workSpan(at)
      const [events, paths, scores, isAnswered] = await Promise.all([
        eventsOf(userId, from, to),
        worksOf(userId),
        scoresOf(userId, worked),
        store.answered(userId, at),
      ])
      return {
        status: 'success',
        data: { chosen: true, suggestions: suggestWork(settings, { events, paths, scores }, at, isAnswered) },
      }
    },
  }
}
