import type { JobHandler } from '../../platform/jobs/types.ts'
import { describeError } from '../../platform/log.ts'
import type { Services } from '../../services.ts'
import { keepErased } from './list.ts'
import { deletionStore } from './store.ts'

export const SWEEP = 'rights-sweep'
const EVERY_MS = 10 * 60_000

/** What the sweep asks of the accounts. */
interface SweepPorts {
  everybody(): Promise<string[]>
  erase(uid: string): Promise<void>
  /** Sessions, codes, statements that were read and tries at school whose time is over. */
  forgetExpired(): Promise<void>
}

/** Removes whoever's seven days are over, one transaction each, and what is kept for a time that is over. */
export function sweep(services: Services, { erase, forgetExpired }: SweepPorts): JobHandler {
  const { q, tx, now, log, jobs } = services
  const deletions = deletionStore(q)
  /** Somebody who cannot be removed keeps nobody else here: he is tried again at the next sweep. */
  async function one(stuck: string[]): Promise<boolean> {
    let taken: string | undefined
    try {
      await tx(async () => {
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
      if (gone > 0) log.info({ gone }, 'accounts deleted')
    },
  }
}

/**
 * Before the first call is answered: nobody comes back with a backup. Then, every ten minutes, every process asks for a
 * sweep; the queue lets one do it. Gives a function that ends this.
 */
export async function scheduleSweeps(services: Services, ports: SweepPorts): Promise<() => void> {
  const { jobs, log } = services
  await keepErased(services, ports)
  const ask = async () => {
    await jobs.enqueue(SWEEP, {}, { key: SWEEP })
    await keepErased(services, ports)
  }
  const quietly = () =>
    void ask().catch(error => log.error({ err: describeError(error) }, 'the sweep was not asked for'))
  quietly()
  const timer = setInterval(quietly, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
