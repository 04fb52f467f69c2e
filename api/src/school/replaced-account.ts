import { randomUUID } from 'node:crypto'
import { EARLIER_NAMES, findEarlier } from './earlier-account.ts'
import type { SyncPorts } from './ports.ts'
import type { reportStore } from './report/store.ts'
import type { SchoolStore, Turn } from './store.ts'

/**
 * Where another account at school is read under a name of the pupil's, what the one before brought stays, with its marks, under a name
 * of its own: whoever typed a brother's account, or changed school, loses nothing. It takes its place again when it is read again.
 */
export async function makeWay(
  turn: Turn,
  { events }: Pick<SyncPorts, 'events'>,
  store: SchoolStore,
  reports: ReturnType<typeof reportStore>,
): Promise<void> {
  const { userId, provider, accountName } = turn
  const accounts = await store.accounts(turn)
  const before = accounts.find(one => one.accountName === accountName)?.account
  if (!turn.account || !before || before === turn.account) return
  const earlier = findEarlier(accounts, turn.account)
  const name = earlier?.accountName ?? EARLIER_NAMES.find(free => !accounts.some(one => one.accountName === free)) ?? ''
  const aside = randomUUID()
  const moves: [from: string, to: string][] = earlier
    ? [
        [name, aside],
        [accountName, name],
        [aside, accountName],
      ]
    : [[accountName, name]]
  for (const [from, to] of moves) {
    const of = { userId, provider, accountName: from }
    await store.rename(of, to)
    await events.rename({ userId, source: provider, accountName: from }, to)
    await reports.rename(of, to)
  }
  if (!earlier) await store.insert(turn)
}
