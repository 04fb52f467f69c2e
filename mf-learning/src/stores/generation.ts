import { learningRoutes } from '@ariane/shared/contracts/learning'
import type { PathStatus } from '@ariane/shared/contracts/paths'
import { ApiError, call, isAborted, logOnly } from '@ariane/shared/http'
import { $activeUser, atom, type ReadableAtom, type UserData } from '@ariane/shared/session'
import { pollUntil } from './polling.ts'

/** The result of a request. */
type Generation =
  | { state: 'idle' }
  | { state: 'asking' }
  | { state: 'running'; id: number; done: number; total: number }
  /** `reason`: a code that the screen turns into a sentence; null when it is unknown. */
  | { state: 'failed'; reason: string | null }

type Looked = { status: PathStatus; generation: { done: number; total: number } | null; failure: string | null }

export type Generator = {
  $generation: ReadableAtom<Generation>
  /**
   * Requests a generation with `ask`, which returns the id, and waits. True when it is ready; the API goes on when the
   * wait is cancelled. `total`: the expected number of parts.
   */
  generate: (ask: (userId: string, signal: AbortSignal) => Promise<number>, total: number) => Promise<boolean>
  /** Cancels the generation itself; the request is kept and can be resumed. */
  stop: () => Promise<void>
  /** Stops waiting; the API goes on. */
  leave: () => void
  /** Reports why an earlier request failed. */
  fail: (reason: string) => void
}

/** Requests a generation and waits for it: used for paths and for homework. */
export function generator(
  list: Pick<UserData<unknown>, 'reload'>,
  look: (id: number, signal: AbortSignal) => Promise<Looked>,
): Generator {
  const $generation = atom<Generation>({ state: 'idle' })
  let waiting: AbortController | undefined

  async function waitFor(id: number, total: number, signal: AbortSignal): Promise<boolean> {
    $generation.set({ state: 'running', id, done: 0, total })
    const last = await pollUntil(
      async () => {
        const now = await look(id, signal)
        if (now.generation && $generation.get().state === 'running')
          $generation.set({ state: 'running', id, ...now.generation })
        return now
      },
      now => now.status !== 'generating',
      signal,
    )
    await list.reload()
    const isReady = last.status !== 'incomplete_path' && last.status !== 'incomplete_homework'
    $generation.set(isReady ? { state: 'idle' } : { state: 'failed', reason: last.failure })
    return isReady
  }

  return {
    $generation,
    async generate(ask, total) {
      const userId = $activeUser.get()?.uid
      const { state } = $generation.get()
      // A second press comes before the button is drawn as busy.
      if (!userId || state === 'asking' || state === 'running') return false
      waiting?.abort()
      const mine = new AbortController()
      waiting = mine
      $generation.set({ state: 'asking' })
      try {
        const id = await ask(userId, mine.signal)
        void list.reload()
        return await waitFor(id, total, mine.signal)
      } catch (error) {
        if (isAborted(error)) return false
        logOnly('generation', error)
        $generation.set({ state: 'failed', reason: error instanceof ApiError ? error.code : null })
        return false
      }
    },
    async stop() {
      const now = $generation.get()
      const userId = $activeUser.get()?.uid
      if (now.state !== 'running' || !userId) return
      try {
        await call(learningRoutes.cancelGeneration, { id: now.id, userId })
      } catch (error) {
        logOnly('cancel', error)
      }
    },
    leave() {
      waiting?.abort()
      waiting = undefined
      $generation.set({ state: 'idle' })
    },
    fail: reason => $generation.set({ state: 'failed', reason }),
  }
}
