import type { ChatFailure } from '../chat.ts'
import { createBackOff } from './back-off.ts'
import { toChatFailure } from './failures.ts'

const REFRESH_DELAY_MS = 250

/** Reads again when asked, one reading at a time, and by itself after a failure. */
export interface Refresher {
  /** Resolves when a reading that began after the call has ended; never throws. */
  refreshNow(): Promise<void>
  /** A little later: many signs at once are one reading. */
  refreshSoon(): void
  stop(): void
}

/** `work` reads; `failed` is told each time it cannot. */
export function createRefresher(work: () => Promise<void>, failed: (failure: ChatFailure) => void): Refresher {
  const backOff = createBackOff()
  let stopped = false
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let scheduledSoon = false

  const schedule = (ms: number) => {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void now(), ms)
  }

  async function run(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    scheduledSoon = false
    try {
      await work()
      backOff.reset()
    } catch (error) {
      if (stopped) return
      const failure = toChatFailure(error)
      failed(failure)
      // Nothing changes by asking again: a link or a session has to.
      if (failure.code !== 'forbidden') schedule(backOff.next())
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
    refreshNow: now,
    refreshSoon() {
      // Also when it waits after a failure: a sign says that the line is back.
      if (stopped || scheduledSoon) return
      scheduledSoon = true
      schedule(REFRESH_DELAY_MS)
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
