import type { KeptBySchool, SchoolAnswer } from '@ariane/shared/contracts'
import type { Draft } from './events.ts'
import { plan } from './merge.ts'
import type { SourceRange, SyncPorts } from './ports.ts'
import type { SchoolStore, Turn } from './store.ts'
import type { Reading } from './types.ts'
import { keepTests, keepUnread } from './unread.ts'

/** What was read, before anything is written. */
export interface Read {
  turn: Turn
  range: SourceRange
  drafts: Draft[]
  reading: Reading
}

type Success = Extract<SchoolAnswer, { status: 'success' }>

/** Brings the planner to what was read, all at once; what was not read stays. */
export async function saveReading(
  { turn, range, drafts, reading }: Read,
  { db, events, now }: Pick<SyncPorts, 'db' | 'events' | 'now'>,
  store: SchoolStore,
  keep: KeptBySchool | undefined,
): Promise<Success> {
  const saved = db.tx(async () => {
    const known = await events.known(range)
    const kept = keepTests(drafts, known, reading.gaps)
    const done = keepUnread(plan(known, kept), kept, known, reading.gaps)
    await events.apply(range, done.plan, now())
    return { ...done, emptyWeeks: await store.fresh(turn, done.gaps, done.emptyWeeks) }
  })
  const {
    plan: steps,
    gaps,
    emptyWeeks,
  } = await saved.catch(async error => {
    await store.end(turn)
    throw error
  })
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
      gaps,
      emptyWeeks,
      ...(keep && { keep }),
    },
  }
}
