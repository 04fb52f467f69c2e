import { learningRoutes, type PathSummary } from '@ariane/shared/contracts/learning'
import { call } from '@ariane/shared/http'
import { $activeUser, userData } from '@ariane/shared/session'
import { pollUntil } from './polling.ts'

/** Paths of the active user, newest first. */
export const paths = userData((user, signal) => call(learningRoutes.listPaths, { userId: user.uid }, { signal }))

/** Looks again while something is being generated, so that cards change by themselves. Gives a function that stops. */
export function followGenerations(): () => void {
  const stop = new AbortController()
  let running = false
  const unsubscribe = paths.$data.subscribe(loaded => {
    if (running || loaded.state !== 'ready' || !loaded.data.some(isGenerating)) return
    running = true
    pollUntil(
      async () => {
        await paths.reload()
        const now = paths.$data.get()
        return now.state === 'ready' ? now.data : []
      },
      list => !list.some(isGenerating),
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

const isGenerating = (path: PathSummary) => path.status === 'generating'

/** One path with its modules. Throws ApiError (404 when it is somebody else's) or NetworkFailure. */
export async function readPath(id: number, signal?: AbortSignal) {
  const userId = $activeUser.get()?.uid ?? ''
  return (await call(learningRoutes.readPath, { id, userId }, signal ? { signal } : {})).data
}
