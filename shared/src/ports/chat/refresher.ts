import type { ChatFailure } from '../chat.ts'
import { createBackOff } from './back-off.ts'
import { toChatFailure } from './failures.ts'

const REFRESH_DELAY_MS = 250

/** Refreshes on request, one run at a time, and by itself after a failure. */
export interface Refresher {
  /** Resolves after a run that began after this call; never throws. */
  refreshNow(): Promise<void>
  /** Refreshes after a short delay, so that many events cause one run. */
  refreshSoon(): void
  stop(): void
}

/** `work` refreshes; `failed` is called each time it fails. */
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
      // Retrying is useless until a link or the session changes.
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
      // This also shortens the wait after a failure, because an event proves that the connection is back.
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
