import { parentPort } from 'node:worker_threads'

/** What a thread answers. */
export type Word<Result> = { done: Result } | { failed: string }

/** Does jobs one after the other in this thread, which is ended from outside when one takes too much (threads.ts). */
export function serve<Job, Result>(work: (job: Job) => Result): void {
  const say = (word: Word<Result> | 'ready') => parentPort?.postMessage(word)
  parentPort?.on('message', (job: Job) => {
    try {
      say({ done: work(job) })
    } catch (error) {
      say({ failed: describe(error) })
    }
  })
  say('ready')
}

/** Its name and where it was thrown: its message may quote what a pupil wrote. */
const describe = (error: unknown) =>
  error instanceof Error ? [error.name, ...(error.stack?.match(/^ {4}at .*$/gm) ?? [])].join('\n') : 'unknown'
