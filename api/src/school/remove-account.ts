import type { SyncPorts } from './ports.ts'
import type { reportStore } from './report/store.ts'
import type { AccountOf, SchoolStore } from './store.ts'

/** Removes an account with all that it brought; what is just being read of it is not saved. */
export function removeAccount(
  account: AccountOf,
  { db, events }: Pick<SyncPorts, 'db' | 'events'>,
  store: SchoolStore,
  reports: ReturnType<typeof reportStore>,
): Promise<void> {
  const { userId, provider: source, accountName } = account
  return db.tx(async () => {
    if (!(await store.remove(account))) return
    await events.removeAll({ userId, source, accountName })
    await reports.remove(account)
  })
}
