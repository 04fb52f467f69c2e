import type { BodyOf, schoolRoutes } from '@ariane/shared/contracts'
import { parisInstant, shiftDay } from '@ariane/shared/dates'
import type { SyncPorts } from './ports.ts'
import type { SchoolStore } from './store.ts'

/** Removes the lessons of a week that the school emptied, or keeps them from then on; gives how many were removed. */
export function settleEmptyWeek(
  { userId, provider, accountName, week, remove }: BodyOf<typeof schoolRoutes.settleEmptyWeek>,
  { db, events }: Pick<SyncPorts, 'db' | 'events'>,
  store: SchoolStore,
): Promise<number> {
  return db.tx(async () => {
    const isAsked = await store.settle({ userId, provider, accountName }, week, remove)
    if (!isAsked || !remove) return 0
    const [from, to] = [parisInstant(week, '00:00'), parisInstant(shiftDay(week, 7), '00:00')]
    const known = await events.known({ userId, source: provider, accountName, from, to })
    const lessons = known.filter(({ allDay }) => !allDay).map(({ id }) => id)
    await events.remove(userId, lessons)
    return lessons.length
  })
}
