import { ApiError, logOnly } from '@ariane/shared/http'
import { type Ended, firstDelay, nextDelay } from './schedule.ts'
import { lockName, type Refreshing, syncKept } from './sync-kept.ts'

/** What the loop takes from the world; a test has its own. */
export type Clock = {
  random: () => number
  /** False when the signal ended the wait. */
  wait: (ms: number, signal: AbortSignal) => Promise<boolean>
}

const CLOCK: Clock = {
  random: Math.random,
  wait: (ms, signal) =>
    new Promise(resolve => {
      const timer = setTimeout(() => resolve(true), ms)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve(false)
      })
    }),
}

/**
 * Refreshes a pupil's week from a school system while the page is open: soon after it opened and every few hours, later after
 * a failure, until the signal ends it or the system wants something of the pupil. Tells when one has ended.
 */
export async function keepFresh(of: Refreshing, onEnded: (ended: Ended) => void, clock: Clock = CLOCK): Promise<void> {
  const { signal } = of
  let failures = 0
  let delay = firstDelay(clock.random())
  while (await clock.wait(delay, signal)) {
    const ended = await once(of)
    if (signal.aborted) return
    onEnded(ended)
    if (ended.kind === 'needs_pupil') return
    failures = ended.kind === 'failed' ? failures + 1 : 0
    delay = nextDelay(failures, ended, clock.random())
  }
}

/** Tabs share what is kept: while one of them synchronises the others leave it alone. */
async function once(of: Refreshing): Promise<Ended> {
  try {
    const { locks } = navigator
    if (!locks) return await syncKept(of)
    return await locks.request(lockName(of), { ifAvailable: true }, lock =>
      lock ? syncKept(of) : { kind: 'read' as const },
    )
  } catch (error) {
    logOnly('school', error)
    // Without a session or a parent's consent there is nothing to wait for.
    return error instanceof ApiError && error.status < 500 && error.status !== 429
      ? { kind: 'needs_pupil' }
      : { kind: 'failed' }
  }
}
