import type { SchoolAnswer } from '@ariane/shared/contracts'
import { localDay, weekRange } from '@ariane/shared/dates'
import { type SyncCall, schoolConversations } from './conversation.ts'
import { settleEmptyWeek } from './empty-week.ts'
import { toDrafts } from './events.ts'
import type { SyncPorts } from './ports.ts'
import { removeAccount } from './remove-account.ts'
import { reportStore } from './report/store.ts'
import { type Read, saveReading } from './save.ts'
import { type AccountOf, schoolStore, type Turn } from './store.ts'
import type { SignedIn } from './types.ts'

/** From the week before this one to the third after it. */
const WEEKS = { from: -1, to: 4 }

/** Synchronisations of this process, and the conversations that they are made of. */
export function schoolSync(ports: SyncPorts) {
  const { db, now, log, events, gapCounted } = ports
  const store = schoolStore({ db, now })
  const reports = reportStore(db.q, now)
  const converse = schoolConversations(ports, store)

  /** One synchronisation, or the answer to the question of one. Every outcome is in the answer. */
  const run = (call: SyncCall): Promise<SchoolAnswer> =>
    converse(call, {
      kind: 'read',
      work: readAll,
      step: 'saving',
      report: reportGaps,
      finish: (read, keep) => saveReading(read, { db, events, now }, store, reports, keep),
    })

  /** What was left out is for the operator too; a service that wants to be left alone is. */
  async function reportGaps(
    { turn: { provider }, reading: { gaps, stopped, strays } }: Read,
    suspended: (asked?: number) => Promise<number>,
  ): Promise<void> {
    for (const gap of gaps) gapCounted(provider, gap)
    if (strays > 0) {
      gapCounted(provider, { part: 'timetable', reason: 'stray' })
      log.info({ provider, strays }, 'a school gave lessons of other weeks')
    }
    if (gaps.length > 0)
      log.info({ provider, gaps: gaps.map(gap => `${gap.part} ${gap.reason}`) }, 'a school was read in part')
    if (stopped?.code === 'service_suspended') await suspended(stopped.retryAfterSeconds)
  }

  async function readAll(session: SignedIn, turn: Turn): Promise<Read> {
    const { userId, provider: source, accountName } = turn
    const [{ start: from }, { start: to }] = [weekRange(now(), WEEKS.from), weekRange(now(), WEEKS.to)]
    const reading = await session.read({ from: localDay(from), to: localDay(to) })
    const drafts = toDrafts(source, reading).filter(({ start, end }) => start >= from && start < to && end >= start)
    // Its part of a service that wants no more calls is not asked for.
    const kinds = reading.stopped ? [] : await reports.allowed(userId)
    const report = kinds.length > 0 ? await session.report(kinds, localDay(now())) : undefined
    const whole = report
      ? { ...reading, gaps: [...reading.gaps, ...report.gaps], ...(report.stopped && { stopped: report.stopped }) }
      : reading
    return { turn, range: { userId, source, accountName, from, to }, drafts, reading: whole, report }
  }

  return {
    run,
    converse,
    store,
    sources: store.sources,
    settle: (answer: Parameters<typeof settleEmptyWeek>[0]) => settleEmptyWeek(answer, { db, events }, store),
    remove: (account: AccountOf) => removeAccount(account, { db, events }, store, reports),
  }
}
