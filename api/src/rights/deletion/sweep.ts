import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { JobHandler } from '../../platform/jobs/types.ts'
import { describeError, type Log } from '../../platform/log.ts'
import type { RightsTables } from '../tables.ts'
import { type ErasedPorts, keepErased } from './list.ts'
import { deletionStore } from './store.ts'

export const SWEEP = 'rights-sweep'
const EVERY_MS = 10 * 60_000

/** What the sweep is built from. */
interface SweepPorts {
  db: UnitOfWork<RightsTables>
  now(): Date
  log: Log
  jobs: Jobs
  erase(uid: string): Promise<void>
  /** Sessions, codes, statements that were read and tries at school whose time is over. */
  forgetExpired(): Promise<void>
  /** Asks for the digests of a week that is over. */
  enqueueDigests(): Promise<void>
  /** Hands out work that opened since the last sweep. */
  handOutOpened(): Promise<void>
}

/** Removes whoever's seven days are over, one transaction each, and what is kept for a time that is over. */
export function sweep({
  db,
  now,
  log,
  jobs,
  erase,
  forgetExpired,
  handOutOpened,
  enqueueDigests,
}: SweepPorts): JobHandler {
  const deletions = deletionStore(db.q)
  /** Somebody who cannot be removed keeps nobody else here: he is tried again at the next sweep. */
  async function one(stuck: string[]): Promise<boolean> {
    let taken: string | undefined
    try {
      await db.tx(async () => {
        taken = await deletions.due(now(), stuck)
        if (taken !== undefined) await erase(taken)
      })
    } catch (error) {
      if (taken === undefined) throw error
      stuck.push(taken)
      log.error({ err: describeError(error) }, 'an account could not be deleted')
    }
    return taken !== undefined
  }
  return {
    lane: 'sweep',
    async run(_job, signal) {
      const stuck: string[] = []
      let tried = 0
      while (!signal.aborted && (await one(stuck))) tried += 1
      const gone = tried - stuck.length
      await jobs.forgetOld()
      await deletions.forgetLateDemands(now())
      await forgetExpired()
      await handOutOpened()
      await enqueueDigests()
      if (gone > 0) log.info({ gone }, 'accounts deleted')
    },
  }
}

/** What sweeps are asked for with. */
interface SchedulePorts extends ErasedPorts {
  log: Log
  jobs: Jobs
}

/**
 * Before the first call is answered: nobody comes back with a backup. Then, every ten minutes, every process asks for a
 * sweep; the queue lets one do it. Gives a function that ends this.
 */
export async function scheduleSweeps({ jobs, log, ...ports }: SchedulePorts): Promise<() => void> {
  await keepErased(ports)
  const ask = async () => {
    await jobs.enqueue(SWEEP, {}, { key: SWEEP })
    await keepErased(ports)
  }
  const quietly = () =>
    void ask().catch(error => log.error({ err: describeError(error) }, 'the sweep was not asked for'))
  quietly()
  const timer = setInterval(quietly, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
