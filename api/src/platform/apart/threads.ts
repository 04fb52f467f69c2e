import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import type { Word } from './serve.ts'

/** What one job may take: the thread is ended beyond it. */
interface Ceilings {
  /** Milliseconds that the thread works. */
  workMs: number
  /** Milliseconds by the clock: a machine may have no time for the thread. */
  longestMs: number
  /** How many may wait before it; any number unless said. */
  mostWaiting?: number
}

interface Options extends Ceilings {
  memoryMb: number
  /** How long a thread waits for the next job; for ever unless said. */
  idleMs?: number
}

/** A job took more than it may, or there are too many of them. */
export class TooMuchWork extends Error {
  override name = 'TooMuchWork'
}

/** A thread beside the event loop, for work whose cost depends on what somebody sent. */
export interface Apart<Job, Result> {
  /** Rejects with `TooMuchWork` when the job is ended. */
  run(job: Job, ceilings?: Partial<Ceilings>): Promise<Result>
  /** Starts the thread, so that the first job does not wait for it. */
  warm(): void
}

interface Thread {
  worker: Worker
  ready: Promise<unknown>
}

const LOOK_EVERY_MS = 40
const YOUNG_MB = 16

/**
 * Runs jobs one at a time in a thread of its own: `program` answers them (serve.ts). Starting a thread, and compiling what it
 * runs, takes longer than a job: it waits for the next one. A job that takes too much time or memory ends its thread.
 */
export function createThread<Job, Result>(program: URL, options: Options): Apart<Job, Result> {
  const oneJob = pLimit(1)
  let thread: Thread | undefined
  let ending: NodeJS.Timeout | undefined

  function start(): Thread {
    const resourceLimits = { maxOldGenerationSizeMb: options.memoryMb, maxYoungGenerationSizeMb: YOUNG_MB }
    const worker = new Worker(program, { execArgv: [], resourceLimits })
    const gone = Promise.withResolvers<never>()
    const ready = Promise.race([once(worker, 'message'), gone.promise])
    const forget = (error: unknown) => {
      if (thread?.worker === worker) thread = undefined
      gone.reject(error)
    }
    worker.unref()
    worker.on('error', forget).on('exit', () => forget(new Error('a thread ended')))
    ready.catch(() => undefined)
    gone.promise.catch(() => undefined)
    return { worker, ready }
  }

  function end(worker: Worker): void {
    thread = undefined
    void worker.terminate()
  }

  async function runNow(job: Job, { workMs, longestMs }: Ceilings): Promise<Result> {
    clearTimeout(ending)
    thread ??= start()
    const { worker, ready } = thread
    // A process that only waits for it does not end.
    worker.ref()
    await ready
    const { promise, resolve, reject } = Promise.withResolvers<Word<Result>>()
    const tooMuch = () => reject(new TooMuchWork('a job of a thread took too much'))
    const failed = (error: unknown) => (isMemory(error) ? tooMuch() : reject(error))
    const gone = () => reject(new Error('a thread ended'))
    worker.on('message', resolve).on('error', failed).on('exit', gone)
    const longest = setTimeout(tooMuch, longestMs)
    const before = await measureWork(worker)
    const look = async () => {
      if ((await measureWork(worker)) - before > workMs) tooMuch()
    }
    const looking = setInterval(() => void look(), LOOK_EVERY_MS)
    worker.postMessage(job)
    try {
      const word = await promise
      if ('failed' in word) throw new Error(`a job of a thread failed: ${word.failed}`)
      return word.done
    } catch (error) {
      end(worker)
      if (options.idleMs === undefined) thread = start()
      throw error
    } finally {
      clearTimeout(longest)
      clearInterval(looking)
      worker.off('message', resolve).off('error', failed).off('exit', gone)
      worker.unref()
      if (options.idleMs !== undefined) ending = setTimeout(() => end(worker), options.idleMs).unref()
    }
  }

  return {
    async run(job, given) {
      const ceilings = { ...options, ...given }
      if (oneJob.pendingCount >= (ceilings.mostWaiting ?? Number.POSITIVE_INFINITY))
        throw new TooMuchWork('too many jobs wait for a thread')
      return oneJob(() => runNow(job, ceilings))
    },
    warm() {
      thread ??= start()
    },
  }
}

const isMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** Milliseconds that a thread has worked; none when it is gone. */
const measureWork = (worker: Worker): Promise<number> =>
  worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => 0,
  )
