import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { UnitOfWork } from '../db/unit-of-work.ts'
import { jobStore } from './store.ts'
import type { JobHandlers, JobTables } from './types.ts'
import { type Worker, type WorkerOptions, worker } from './worker.ts'

/** The queue as areas see it. */
export interface Jobs {
  /**
   * Adds a job, in the transaction under way when there is one. Gives its id; undefined when an unfinished job already
   * has the same key. Pupils whose jobs wait in the same lane take turns. It is not done before `afterMs` are over.
   */
  enqueue(
    kind: string,
    data: object,
    options?: { key?: string; pupil?: string; afterMs?: number },
  ): Promise<string | undefined>
  /** How many jobs of these kinds, which share a lane, are done before the waiting one of this key; 0 when none waits. */
  countAhead(key: string, kinds: readonly string[]): Promise<number>
  /** Ends the unfinished job of this key; a running one gets its signal. True when there was one. */
  cancel(key: string): Promise<boolean>
  /** Forgets jobs that ended a week ago. */
  forgetOld(): Promise<void>
}

export interface JobQueue extends Jobs {
  /** Begins to work through the queue. */
  start(handlers: JobHandlers): Promise<void>
  /** Takes nothing new, waits for what runs at most `graceMs`, then gives the rest back to the queue. */
  stop(graceMs: number): Promise<void>
}

/** A queue in the `jobs` table. Several processes may share it; `soleProcess` takes over what a crash left at once. */
export function jobQueue<Tables extends JobTables>(work: UnitOfWork<Tables>, options: WorkerOptions): JobQueue {
  const unit = work as unknown as UnitOfWork<JobTables>
  const me = options.presence?.id ?? randomUUID()
  const store = jobStore(unit.q as () => Kysely<JobTables>, me)
  let running: Worker | undefined
  return {
    async enqueue(kind, data, { key, pupil, afterMs } = {}) {
      const id = await store.add(kind, { ...data, ...(pupil !== undefined && { pupil }) }, key ?? null, afterMs)
      unit.afterCommit(() => running?.wake())
      return id
    },
    countAhead: store.countAhead,
    async cancel(key) {
      const ids = await store.cancel(key)
      unit.afterCommit(() => running?.abort(ids))
      return ids.length > 0
    },
    forgetOld: store.forgetOld,
    async start(handlers) {
      running = await worker(unit, store, handlers, options)
    },
    async stop(graceMs) {
      await running?.stop(graceMs)
      running = undefined
    },
  }
}
