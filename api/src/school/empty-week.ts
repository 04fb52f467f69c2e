import type { BodyOf, schoolRoutes } from '@ariane/shared/contracts'
import { localInstant, shiftDay } from '@ariane/shared/dates'
import type { SyncPorts } from './ports.ts'
import type { SchoolStore } from './store.ts'

/** Removes what a week had before the school emptied it, or keeps it from then on; gives how many were removed. */
export function settleEmptyWeek(
  { userId, provider, accountName, week, remove }: BodyOf<typeof schoolRoutes.settleEmptyWeek>,
  { db, events }: Pick<SyncPorts, 'db' | 'events'>,
  store: SchoolStore,
): Promise<number> {
  return db.tx(async () => {
    const asked = await store.settle({ userId, provider, accountName }, week, remove)
    if (!asked || !remove) return 0
    const [from, to] = [localInstant(week, '00:00'), localInstant(shiftDay(week, 7), '00:00')]
    const known = await events.known({ userId, source: provider, accountName, from, to })
    const gone = known
      .filter(({ allDay }) => (allDay ? asked.homework : asked.lessons > asked.homework))
      .map(({ id }) => id)
    await events.remove(userId, gone)
    return gone.length
  })
}
