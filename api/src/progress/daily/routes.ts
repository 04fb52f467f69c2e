import type { DailyPart, DailySession, dailySessionRoutes } from '@ariane/shared/contracts'
import { localDay, localInstant, shiftDay } from '@ariane/shared/dates'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { ProgressPorts } from '../ports.ts'
import { weekStart } from '../store.ts'
import { buildParts, LOOKS } from './build-parts.ts'
import { closeParts } from './close-parts.ts'
import { dailyStore } from './store.ts'
import { weeksOfPupils } from './weeks.ts'

/** Calls of contracts/daily-session.ts. */
export function dailyHandlers({
  db: { q, tx },
  now,
  worksOf,
  eventsOf,
  missedOf,
  workedDaysOf,
  noteWork,
}: ProgressPorts): Handlers<typeof dailySessionRoutes> {
  const store = dailyStore(q)
  const weeksOf = weeksOfPupils(q, workedDaysOf)

  async function readFacts(userId: string) {
    const at = now()
    const end = localInstant(shiftDay(localDay(at), LOOKS.exam + 1), '00:00')
    const [events, works] = await Promise.all([eventsOf(userId, at, end), worksOf(userId)])
    return { events, works }
  }

  const build = async (userId: string) =>
    buildParts({ ...(await readFacts(userId)), missed: await missedOf(userId) }, now())

  /** A session that was begun, with what was finished elsewhere since. */
  async function goOn(userId: string, parts: readonly DailyPart[]) {
    return parts.every(({ outcome }) => outcome === 'done') ? [...parts] : closeParts(parts, await readFacts(userId))
  }

  async function read(userId: string): Promise<{ status: 'success'; data: DailySession }> {
    const day = localDay(now())
    const [started, weeks] = await Promise.all([store.find(userId, day), weeksOf([userId], weekStart(day))])
    const parts = started ? await goOn(userId, started.parts) : await build(userId)
    const week = weeks.get(userId) ?? { days: [], goal: null }
    return { status: 'success', data: { day, status: readStatus(parts, started !== undefined), parts, week } }
  }

  return {
    readDailySession: ({ body: { userId } }) => read(userId),

    async startDailySession({ body: { userId } }) {
      const parts = await build(userId)
      if (parts.length > 0) await store.start(userId, localDay(now()), parts, now())
      return read(userId)
    },

    closeDailyPart: ({ body: { userId, key, outcome }, caller }) =>
      tx(async () => {
        const day = localDay(now())
        const session = await store.lock(userId, day)
        if (!session?.parts.some(part => part.key === key)) return fail('conflict')
        // What was done stays done, also when it is looked at again and left.
        const close = (part: DailySession['parts'][number]) =>
          part.key === key && part.outcome !== 'done' ? { ...part, outcome } : part
        await store.keep(userId, day, session.parts.map(close))
        if (outcome === 'done' && caller.uid === userId) await noteWork(userId)
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
