import type { ChatFailure } from '../chat.ts'
import { backOff } from './back-off.ts'
import { failureOf } from './failures.ts'

const SOON_MS = 250

/** Reads again when asked, one reading at a time, and by itself after a failure. */
export interface Reading {
  /** Resolves when a reading that began after the call has ended; never throws. */
  now(): Promise<void>
  /** A little later: many signs at once are one reading. */
  soon(): void
  stop(): void
}

/** `work` reads; `failed` is told each time it cannot. */
export function reading(work: () => Promise<void>, failed: (failure: ChatFailure) => void): Reading {
  const wait = backOff()
  let stopped = false
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let hurried = false

  const later = (ms: number) => {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void now(), ms)
  }

  async function run(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    hurried = false
    try {
      await work()
      wait.reset()
    } catch (error) {
      if (stopped) return
      const failure = failureOf(error)
      failed(failure)
      // Nothing changes by asking again: a link or a session has to.
      if (failure.code !== 'forbidden') later(wait.next())
    }
  }

  function now(): Promise<void> {
    if (stopped) return Promise.resolve()
    if (!running) {
      running = run().finally(() => {
        running = undefined
      })
      return running
    }
    next ??= running.then(() => {
      next = undefined
      return now()
    })
    return next
  }

  return {
    now,
    soon() {
      // Also when it waits after a failure: a sign says that the line is back.
      if (stopped || hurried) return
      hurried = true
      later(SOON_MS)
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
