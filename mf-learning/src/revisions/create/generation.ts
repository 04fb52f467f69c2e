import { learningRoutes } from '@ariane/shared/contracts/learning'
import { ApiError, call, isAborted, logOnly } from '@ariane/shared/http'
import { $activeUser, atom } from '@ariane/shared/session'
import { paths, readPath } from '../../stores/paths.ts'
import { pollUntil } from '../../stores/polling.ts'
import { type Draft, requestOf } from './wizard.ts'

/** What became of the path that the wizard asked for. */
export type Generation =
  | { state: 'idle' }
  | { state: 'asking' }
  | { state: 'running'; id: number; done: number; total: number }
  | { state: 'failed'; reason: string | null }

export const $generation = atom<Generation>({ state: 'idle' })
let waiting: AbortController | undefined

/** Asks for the path and waits for it. True when it is ready; work goes on in the API if nobody waits any more. */
export async function generate(draft: Draft): Promise<boolean> {
  const userId = $activeUser.get()?.uid
  if (!userId) return false
  waiting?.abort()
  const mine = new AbortController()
  waiting = mine
  $generation.set({ state: 'asking' })
  try {
    const { data } = await call(learningRoutes.generatePath, requestOf(draft, userId))
    void paths.reload()
    return await waitFor(data.id, draft.modules.length, mine.signal)
  } catch (error) {
    if (!isAborted(error)) fail(error)
    return false
  }
}

async function waitFor(id: number, total: number, signal: AbortSignal): Promise<boolean> {
  $generation.set({ state: 'running', id, done: 0, total })
  const path = await pollUntil(
    async () => {
      const now = await readPath(id, signal)
      if (now.generation && $generation.get().state === 'running')
        $generation.set({ state: 'running', id, ...now.generation })
      return now
    },
    now => now.status !== 'generating',
    signal,
  )
  await paths.reload()
  if (path.status !== 'incomplete_path') {
    $generation.set({ state: 'idle' })
    return true
  }
  $generation.set({ state: 'failed', reason: path.failure })
  return false
}

/** Stops the generation itself; the path stays, to be resumed. */
export async function stopGeneration(): Promise<void> {
  const now = $generation.get()
  const userId = $activeUser.get()?.uid
  if (now.state !== 'running' || !userId) return
  try {
    await call(learningRoutes.cancelGeneration, { id: now.id, userId })
  } catch (error) {
    logOnly('cancel', error)
  }
}

/** Stops waiting; the API goes on. */
export function leaveGeneration(): void {
  waiting?.abort()
  waiting = undefined
  $generation.set({ state: 'idle' })
}

function fail(error: unknown): void {
  logOnly('generation', error)
  $generation.set({ state: 'failed', reason: error instanceof ApiError && error.code === 'full' ? 'full' : null })
}
