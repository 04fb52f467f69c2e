import type { HistoryEntry, Objective } from '@ariane/shared/contracts'
import type { Caller } from '../platform/caller.ts'
import { fail } from '../platform/errors.ts'
import type { ObjectivesPorts } from './ports.ts'
import { isLocked } from './rules.ts'
import { objectivesStore } from './store.ts'
import { historyStore } from './task-store.ts'

/** What a change says of itself in the history; undefined when it turned out to change nothing. */
export type Trace = Pick<HistoryEntry, 'kind'> & Partial<Pick<HistoryEntry, 'report' | 'task' | 'isSuccess' | 'notes'>>
type Work = (objective: Objective) => Promise<Trace | undefined>
type Target = { id: string; version?: number | undefined; caller: Caller }

/**
 * The one way an objective changes: alone, on the version the caller saw, never once it has ended; it grows the version and
 * leaves a line in the history. Fails with `not_found`, `stale` or `locked`.
 */
export function objectiveChanges({ db: { q, tx }, now }: ObjectivesPorts) {
  const objectives = objectivesStore(q)
  const history = historyStore(q)

  async function remember(objective: Objective, userId: string, caller: Caller, trace: Trace) {
    await history.add({
      objective_id: objective.id,
      at: now(),
      kind: trace.kind,
      by: caller.uid === userId ? 'pupil' : 'manager',
      report: trace.report ?? null,
      task: trace.task ?? null,
      is_success: trace.isSuccess ?? null,
      notes: trace.notes ?? '',
      progress: objective.progress,
    })
  }

  const change = ({ id, version, caller }: Target, work: Work): Promise<Objective> =>
    tx(async () => {
      const before = (await objectives.lock(id)) ?? fail('not_found')
      if (version !== undefined && version !== before.version) fail('stale')
      if (isLocked(before)) fail('locked')
      const trace = await work(before)
      if (!trace) return before
      await objectives.update(id, { version: before.version + 1 })
      const after = (await objectives.find(id)) ?? fail('not_found')
      await remember(after, (await objectives.owner(id)) ?? '', caller, trace)
      return after
    })

  return { change, remember }
}
