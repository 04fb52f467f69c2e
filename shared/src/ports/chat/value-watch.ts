import type { Watcher } from '../chat.ts'
import { createRefresher, type Refresher } from './refresher.ts'

/** A value that is read completely after each event while it is watched. */
export function createValueWatch<T>(read: () => Promise<T>) {
  const watchers = new Set<Watcher<T>>()
  let known: { value: T } | undefined
  let refresher: Refresher | undefined

  const createOwnRefresher = () => {
    const mine: Refresher = createRefresher(
      async () => {
        const value = await read()
        // Unwatched meanwhile: the next watcher reads again.
        if (refresher !== mine) return
        known = { value }
        for (const watcher of watchers) watcher.next(value)
      },
      failure => {
        if (!known) for (const watcher of watchers) watcher.failed?.(failure)
      },
    )
    return mine
  }

  return {
    refreshSoon: () => refresher?.refreshSoon(),
    watch(watcher: Watcher<T>): () => void {
      const own = { ...watcher }
      watchers.add(own)
      if (known) own.next(known.value)
      refresher ??= createOwnRefresher()
      if (!known) void refresher.refreshNow()
      return () => {
        watchers.delete(own)
        if (watchers.size > 0) return
        refresher?.stop()
        refresher = undefined
        known = undefined
      }
    },
  }
}
