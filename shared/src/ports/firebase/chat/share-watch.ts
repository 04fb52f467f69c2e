import type { StopWatching, Watcher } from '../../chat.ts'

/** One watch, however many look: a late one is given what the others have. It ends with the last. */
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
    // Later trouble is no failure of what was read: it shows as news that may be late.
    failed: failure => {
      if (last) return
      for (const watcher of watchers) watcher.failed?.(failure)
    },
  }
  return subscriber => {
    const watcher = { ...subscriber }
    watchers.add(watcher)
    if (stop) {
      // After the call returned, as with a first value: who watches has its stop function by then.
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

/** The same thing for the same key. */
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
