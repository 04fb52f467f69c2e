import type { DailySession, dailySessionRoutes } from '@ariane/shared/contracts'
import { localDay, localInstant, shiftDay } from '@ariane/shared/dates'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { ProgressPorts } from '../ports.ts'
import { weekStart } from '../store.ts'
import { buildParts, LOOKS } from './build-parts.ts'
import { dailyStore } from './store.ts'

/** Calls of contracts/daily-session.ts. */
export function dailyHandlers({
  db: { q, tx },
  now,
  worksOf,
  eventsOf,
  missedOf,
}: ProgressPorts): Handlers<typeof dailySessionRoutes> {
  const store = dailyStore(q)

  async function build(userId: string) {
    const at = now()
    const end = localInstant(shiftDay(localDay(at), LOOKS.exam + 1), '00:00')
    const [events, works, missed] = await Promise.all([eventsOf(userId, at, end), worksOf(userId), missedOf(userId)])
    return buildParts({ events, works, missed }, at)
  }

  async function read(userId: string): Promise<{ status: 'success'; data: DailySession }> {
    const day = localDay(now())
    const monday = weekStart(day)
    const [rows, goal] = await Promise.all([store.between(userId, monday, shiftDay(monday, 6)), store.findGoal(userId)])
    const started = rows.find(row => row.day === day)
    const parts = started?.parts ?? (await build(userId))
    const isWorked = (date: string) =>
      rows.some(row => row.day === date && row.parts.some(({ outcome }) => outcome === 'done'))
    const days = Array.from({ length: 7 }, (_, n) => shiftDay(monday, n))
    const week = { days: days.map(date => ({ day: date, session: isWorked(date) })), goal }
    return { status: 'success', data: { day, status: readStatus(parts, started !== undefined), parts, week } }
  }

  return {
    readDailySession: ({ body: { userId } }) => read(userId),

    async startDailySession({ body: { userId } }) {
      const parts = await build(userId)
      if (parts.length > 0) await store.start(userId, localDay(now()), parts, now())
      return read(userId)
    },

    closeDailyPart: ({ body: { userId, key, outcome } }) =>
      tx(async () => {
        const day = localDay(now())
        const session = await store.lock(userId, day)
        if (!session?.parts.some(part => part.key === key)) return fail('conflict')
        // What was done stays done, also when it is looked at again and left.
        const close = (part: DailySession['parts'][number]) =>
          part.key === key && part.outcome !== 'done' ? { ...part, outcome } : part
        await store.keep(userId, day, session.parts.map(close))
        return read(userId)
      }),

    async setWeeklyGoal({ body: { userId, goal } }) {
      await store.setGoal(userId, goal)
      return read(userId)
    },
  }
}

function readStatus(parts: DailySession['parts'], started: boolean): DailySession['status'] {
  if (parts.length === 0) return 'nothing'
  if (!started) return 'new'
  return parts.some(({ outcome }) => outcome === 'open') ? 'running' : 'finished'
}
