/** Why waiting is over. */
type Why = 'moved' | 'late' | 'ended'

/** Wakes those who wait for an operation to move. */
export function createSigns() {
  const waiting = new Map<string, Set<(why: Why) => void>>()
  const wake = (key: string, why: Why) => {
    for (const one of waiting.get(key) ?? []) one(why)
  }
  const wakeAll = (why: Why) => {
    for (const key of waiting.keys()) wake(key, why)
  }

  return {
    moved: (key: string) => wake(key, 'moved'),
    /** Something may have been missed. */
    movedAll: () => wakeAll('moved'),
    end: () => wakeAll('ended'),

    /** The next time it moves; `late` when it does not for so long, `ended` when nobody waits any more. */
    next(key: string, ms: number, signal: AbortSignal): Promise<Why> {
      const { promise, resolve } = Promise.withResolvers<Why>()
      const gone = () => resolve('ended')
      const timer = setTimeout(() => resolve('late'), ms)
      const mine = waiting.get(key) ?? new Set()
      waiting.set(key, mine.add(resolve))
      signal.addEventListener('abort', gone)
      return promise.finally(() => {
        clearTimeout(timer)
        signal.removeEventListener('abort', gone)
        mine.delete(resolve)
        if (mine.size === 0) waiting.delete(key)
      })
    },
  }
}
