import type { Watcher } from '../chat.ts'
import { type Reading, reading } from './refresher.ts'

/** Something that is read whole after each sign, while somebody watches it. */
export function valueWatch<T>(read: () => Promise<T>) {
  const watchers = new Set<Watcher<T>>()
  let known: { value: T } | undefined
  let keeper: Reading | undefined

  const begin = () => {
    const mine: Reading = reading(
      async () => {
        const value = await read()
        // Nobody watched any more: whoever comes next reads for himself.
        if (keeper !== mine) return
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
    soon: () => keeper?.soon(),
    watch(watcher: Watcher<T>): () => void {
      const own = { ...watcher }
      watchers.add(own)
      if (known) own.next(known.value)
      keeper ??= begin()
      if (!known) void keeper.now()
      return () => {
        watchers.delete(own)
        if (watchers.size > 0) return
        keeper?.stop()
        keeper = undefined
        known = undefined
      }
    },
  }
}
