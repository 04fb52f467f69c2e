import type { StopWatching, Watcher } from '../../chat.ts'

/** Shares one watch among all watchers: a late one gets the current value, and the last one ends it. */
export function shareWatch<T>(
  begin: (shared: Required<Watcher<T>>) => StopWatching,
): (watcher: Watcher<T>) => StopWatching {
  const watchers = new Set<Watcher<T>>()
  let last: { value: T } | undefined
  let stop: StopWatching | undefined
  const shared: Required<Watcher<T>> = {
    next: value => {
      last = { value }
      for (const watcher of watchers) watcher.next(value)
    },
    // A later failure is not passed on: the view shows that updates may be late.
    failed: failure => {
      if (last) return
      for (const watcher of watchers) watcher.failed?.(failure)
    },
  }
  return subscriber => {
    const watcher = { ...subscriber }
    watchers.add(watcher)
    if (stop) {
      // Delayed like a first value, so that the watcher has its stop function by then.
      queueMicrotask(() => {
        if (last && watchers.has(watcher)) watcher.next(last.value)
      })
    } else stop = begin(shared)
    return () => {
      watchers.delete(watcher)
      if (watchers.size > 0) return
      stop?.()
      stop = undefined
      last = undefined
    }
  }
}

/** Creates one value per key and reuses it. */
export function memoizeByKey<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>()
  return key => {
    const there = made.get(key)
    if (there !== undefined) return there
    const fresh = make(key)
    made.set(key, fresh)
    return fresh
  }
}
