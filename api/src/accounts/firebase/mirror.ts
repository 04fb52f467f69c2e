import { describeError, type Log } from '../../platform/log.ts'
import type { mirrorStore } from './mirror-store.ts'

const EVERY_MS = 3000

interface MirrorOptions {
  store: ReturnType<typeof mirrorStore>
  /** Makes Firebase say of a person what the database says. */
  settle(uid: string): Promise<void>
  log: Log
}

/**
 * Works through the people whose documents are to be written again: soon after a change, and again and again while
 * Firebase is away. Several processes may do so at once.
 */
export function mirror({ store, settle, log }: MirrorOptions) {
  let running: Promise<void> | undefined
  let again = false
  let timer: NodeJS.Timeout | undefined

  async function one(): Promise<boolean> {
    const taken = await store.take()
    if (!taken) return false
    try {
      await settle(taken.uid)
      await store.done(taken)
    } catch (error) {
      log.error({ err: describeError(error), tries: taken.tries }, 'documents were not mirrored')
      await store.later(taken)
    }
    return true
  }

  async function work(): Promise<void> {
    do {
      again = false
      while (await one());
    } while (again)
  }

  /** Resolves once nobody's turn is left. */
  function now(): Promise<void> {
    again = true
    running ??= work()
      .catch(error => log.error({ err: describeError(error) }, 'the mirror stopped'))
      .finally(() => {
        running = undefined
      })
    return running
  }

  return {
    now,
    start() {
      void now()
      timer = setInterval(() => void now(), EVERY_MS)
      timer.unref()
    },
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

export type Mirror = ReturnType<typeof mirror>
