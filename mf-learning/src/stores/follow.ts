import type { PathSummary } from '@ariane/shared/contracts/paths'
import type { UserData } from '@ariane/shared/session'
import { pollUntil } from './polling.ts'

const isGenerating = ({ status }: PathSummary) => status === 'generating'

/**
 * Polls while an entry of a list is being generated, so that cards change by themselves. Returns a function that stops
 * it.
 */
export function follow(list: UserData<PathSummary[]>): () => void {
  const stop = new AbortController()
  let running = false
  const unsubscribe = list.$data.subscribe(loaded => {
    if (running || loaded.state !== 'ready' || !loaded.data.some(isGenerating)) return
    running = true
    pollUntil(
      async () => {
        await list.reload()
        const now = list.$data.get()
        return now.state === 'ready' ? now.data : []
      },
      now => !now.some(isGenerating),
      stop.signal,
    )
      .catch(() => undefined)
      .finally(() => {
        running = false
      })
  })
  return () => {
    unsubscribe()
    stop.abort()
  }
}
