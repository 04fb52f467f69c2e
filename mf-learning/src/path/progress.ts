import { isAborted, logOnly } from '@ariane/shared/http'

export type Change = { seen?: true; state?: Record<string, unknown> }
type Send = (moduleId: number, change: Change) => Promise<unknown>

const SAVE_AFTER_MS = 800
const FIRST_RETRY_MS = 2000
const LONGEST_RETRY_MS = 30_000

/** Nothing of an earlier change is lost in a later one. */
export const joinChanges = (older: Change, newer: Change): Change => ({
  ...older,
  ...newer,
  ...((older.state ?? newer.state) && { state: { ...older.state, ...newer.state } }),
})

/** Saves what was seen and done: collected for a moment, sent, and sent again quietly after a failure. */
export function createProgressQueue(send: Send) {
  const pending = new Map<number, Change>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let retry = FIRST_RETRY_MS

  const merge = (moduleId: number, newer: Change, older = pending.get(moduleId) ?? {}) =>
    pending.set(moduleId, joinChanges(older, newer))

  const later = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    const batch = [...pending]
    pending.clear()
    const sent = await Promise.all(
      batch.map(async ([moduleId, change]) => {
        try {
          await send(moduleId, change)
          return true
        } catch (error) {
          logOnly('progress', error)
          // Changes recorded meanwhile are newer than the failed ones.
          if (!isAborted(error)) merge(moduleId, pending.get(moduleId) ?? {}, change)
          return false
        }
      }),
    )
    if (sent.includes(false)) {
      later(retry)
      retry = Math.min(LONGEST_RETRY_MS, retry * 2)
    } else retry = FIRST_RETRY_MS
  }

  return {
    note(moduleId: number, change: Change) {
      merge(moduleId, change)
      later(SAVE_AFTER_MS)
    },
    /** Sends pending changes at once. */
    flush,
    /** Sends pending changes and stops retrying. */
    async close(): Promise<void> {
      await flush()
      clearTimeout(timer)
    },
  }
}
export type ProgressQueue = ReturnType<typeof createProgressQueue>
