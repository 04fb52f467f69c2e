import type { ImportFailure } from '@ariane/shared/contracts'
import type { ImportPorts } from '../ports.ts'
import { type Subscription, subscriptionStore } from './store.ts'

const MINUTE_MS = 60_000
/** By itself a calendar is read again every few hours; when somebody asks for it, at once. */
const STALE_MS = { byItself: 180 * MINUTE_MS, asked: MINUTE_MS }

/** What an import of one address did. */
type Imported =
  | { status: 'success'; data: { added: number; changed: number; removed: number } }
  | { status: 'failure'; data: { code: ImportFailure } }
/** Imports the calendar at an address. */
type ImportAddress = (userId: string, address: string, signal: AbortSignal, by: string | null) => Promise<Imported>

/**
 * Reads calendars again that were added by their address. What fails keeps its events, and says why. What an adult brought is his words:
 * it is read only while they reach the pupil.
 */
export function calendarRefresh({ db: { q }, now, addresses, mayTell }: ImportPorts, importAddress: ImportAddress) {
  const store = subscriptionStore(q)

  const refuse = (code: ImportFailure): Imported => ({ status: 'failure', data: { code } })
  async function readOne(userId: string, { id, address, broughtBy }: Subscription, signal: AbortSignal) {
    if (broughtBy !== userId && !(broughtBy && (await mayTell(broughtBy, userId)))) return refuse('adult_apart')
    const opened = addresses.open(address, id)?.toString()
    return opened ? importAddress(userId, opened, signal, broughtBy) : refuse('address_lost')
  }
  async function refreshOne(userId: string, one: Subscription, signal: AbortSignal): Promise<Imported> {
    const done = await readOne(userId, one, signal)
    if (done.status === 'failure') await store.fail(one.id, done.data.code)
    return done
  }

  /** All that are old, or one that is asked for. */
  return async (userId: string, id: string | undefined, signal: AbortSignal) => {
    const since = new Date(+now() - (id === undefined ? STALE_MS.byItself : STALE_MS.asked))
    const due = await store.take(userId, id, since, now())
    const done = await Promise.all(due.map(one => refreshOne(userId, one, signal)))
    const read = done.filter(one => one.status === 'success')
    const changes = read.map(({ data: { added, changed, removed } }) => added + changed + removed)
    return { read: read.length, failed: done.length - read.length, changes: changes.reduce((sum, n) => sum + n, 0) }
  }
}
