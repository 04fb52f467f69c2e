import type { KeptBySchool, SchoolAnswer } from '@ariane/shared/contracts'
import { hashAccount } from './accounts.ts'
import type { Draft } from './events.ts'
import { plan } from './merge.ts'
import type { SourceRange, SyncPorts } from './ports.ts'
import { makeWay } from './replaced-account.ts'
import type { reportStore } from './report/store.ts'
import type { SchoolStore, Turn } from './store.ts'
import type { Reading, ReadReport } from './types.ts'
import { isUnread, keepFiles, keepTests, keepUnread } from './unread.ts'

/** What was read, before anything is written. */
export interface Read {
  turn: Turn
  range: SourceRange
  drafts: Draft[]
  reading: Reading
  report?: ReadReport | undefined
}

/** Brings the planner to what was read, all at once; what was not read stays. */
export async function saveReading(
  { turn: begun, range, drafts, reading: { gaps }, report }: Read,
  { db, events, now }: Pick<SyncPorts, 'db' | 'events' | 'now'>,
  store: SchoolStore,
  reports: ReturnType<typeof reportStore>,
  keep: KeptBySchool | undefined,
): Promise<SchoolAnswer> {
  // A QR code does not say whose it is; what it leaves does.
  const turn = { ...begun, account: begun.account ?? (keep?.pronote && hashAccount({ pronote: keep.pronote })) }
  const saved = db.tx(async () => {
    // Removed meanwhile: nothing of it comes back.
    if (!(await store.isThere(turn))) return undefined
    await makeWay(turn, { events }, store, reports)
    const known = await events.known(range)
    const kept = keepFiles(keepTests(drafts, known, gaps), known, gaps)
    const done = keepUnread(
      plan(known, kept, event => isUnread(event, gaps)),
      kept,
      known,
      gaps,
    )
    await events.apply(range, done.plan, now())
    if (report) await reports.save(turn, report)
    return { ...done, emptyWeeks: await store.fresh(turn, done.gaps, done.emptyWeeks) }
  })
  const done = await saved.catch(async error => {
    await store.end(turn)
    throw error
  })
  const kept = keep && { keep }
  if (!done) {
    await store.end(turn)
    return { status: 'failure', data: { provider: range.source, code: 'interrupted', ...kept } }
  }
  const { plan: steps, emptyWeeks } = done
  return {
    status: 'success',
    data: {
      provider: range.source,
      freshAt: now().toISOString(),
      from: range.from.toISOString(),
      to: range.to.toISOString(),
      added: steps.add.length,
      changed: steps.change.length,
      removed: steps.remove.length,
      unchanged: steps.unchanged,
      gaps: done.gaps,
      emptyWeeks,
      ...kept,
    },
  }
}
