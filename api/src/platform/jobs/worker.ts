import { setTimeout as pause } from 'node:timers/promises'
import { lookup } from '@ariane/shared/catalogue'
import type { Presence } from '../db/presence.ts'
import type { UnitOfWork } from '../db/unit-of-work.ts'
import { buildLanes } from './lanes.ts'
import type { JobStore } from './store.ts'
import type { Job, JobHandlers, JobTables, Lane } from './types.ts'

/** A worker that was killed is missed after three of these. */
const HEARTBEAT_MS = 1000

export interface WorkerOptions {
  leaseMs: number
  pollMs: number
  /** Pause after the first failure; doubles each time. */
  backoffMs: number
  concurrency: number
  soleProcess: boolean
  /** Shows other workers that this one lives, so that they leave its jobs alone while it is busy. */
  presence?: Presence
  /** Told of a failed try, or of a failure of the queue itself. */
  onError(error: unknown, job?: Job): void
}

export interface Worker {
  wake(): void
  abort(ids: string[]): void
  stop(graceMs: number): Promise<void>
}

/** Works through the queue until it is stopped. */
export async function worker(
  unit: UnitOfWork<JobTables>,
  store: JobStore,
  handlers: JobHandlers,
  options: WorkerOptions,
): Promise<Worker> {
  const { leaseMs, pollMs, backoffMs, concurrency, onError } = options
  const running = new Map<string, { controller: AbortController; ended: Promise<void>; lane: Lane }>()
  const lanes = buildLanes(handlers, concurrency)
  let stopping = false
  let reapedAt = performance.now()
  let nudged = false
  let endPause = () => {}
  const wake = () => {
    nudged = true
    endPause()
  }
  const abort = (ids: Iterable<string>) => {
    for (const id of ids) running.get(id)?.controller.abort()
  }

  async function giveUp(job: Job, reason: 'error' | 'lost') {
    await lookup(handlers, job.kind)?.failed?.(job, reason)
  }

  async function attempt(job: Job, signal: AbortSignal) {
    try {
      const handler = lookup(handlers, job.kind)
      if (!handler) throw new Error(`no handler for jobs of kind ${job.kind}`)
      await handler.run(job, signal)
      await store.done(job)
    } catch (error) {
      if (signal.aborted) return
      onError(error, job)
      await unit.tx(async () => {
        const name = error instanceof Error ? error.name : 'unknown'
        const retry = lookup(handlers, job.kind)?.retry
        if ((await store.retryOrFail(job, name, backoffMs, retry)) === 'failed') await giveUp(job, 'error')
      })
    }
  }

  function begin(job: Job, lane: Lane) {
    const controller = new AbortController()
    const ended = attempt(job, controller.signal)
      .catch(error => onError(error, job))
      .finally(() => {
        running.delete(job.id)
        wake()
      })
    running.set(job.id, { controller, ended, lane })
  }

  /** The next job of a lane with room in it. */
  async function next() {
    for (const { lane, room, claimable } of lanes) {
      const busy = [...running.values()].filter(one => one.lane === lane).length
      const job = busy < room ? await store.claim(leaseMs, claimable, [...running.keys()]) : undefined
      if (job) return { job, lane }
    }
    return undefined
  }

  async function reap() {
    for (let more = true; more; ) {
      more = await unit.tx(async () => {
        const lost = await store.reapOne()
        if (lost) await giveUp(lost, 'lost')
        return lost !== undefined
      })
    }
  }

  async function heartbeat() {
    // Taken down first: a job that begins meanwhile is not in the answer, and has to go on.
    const known = [...running.keys()]
    if (known.length > 0) {
      const held = await store.renew(known, leaseMs)
      abort(known.filter(id => !held.has(id)))
    }
    if (performance.now() - reapedAt < leaseMs / 3) return
    reapedAt = performance.now()
    await reap()
  }

  async function loop() {
    while (!stopping) {
      nudged = false
      const found = await next().catch(onError)
      if (found) {
        begin(found.job, found.lane)
        continue
      }
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, pollMs)
        endPause = () => {
          clearTimeout(timer)
          resolve()
        }
        if (nudged) endPause()
      })
    }
  }

  // Until it can be seen, its leases are only as good as its last heartbeat.
  await options.presence?.show().catch(onError)
  if (options.soleProcess) await store.takeOver()
  await store.forgetOld()
  let isBeating = false
  const beat = setInterval(
    () => {
      // A database that is away answers none of them: they do not pile up.
      if (isBeating) return
      isBeating = true
      void heartbeat()
        .catch(onError)
        .finally(() => {
          isBeating = false
        })
    },
    Math.min(leaseMs / 3, HEARTBEAT_MS),
  )
  const looping = reap().catch(onError).then(loop)

  return {
    wake,
    abort,
    async stop(graceMs) {
      stopping = true
      wake()
      await looping
      const all = Promise.all([...running.values()].map(one => one.ended))
      const settled = await Promise.race([all.then(() => true), pause(graceMs, false, { ref: false })])
      if (!settled) {
        abort(running.keys())
        await Promise.race([all, pause(1000, undefined, { ref: false })])
      }
      clearInterval(beat)
      await store.giveBack()
    },
  }
}
