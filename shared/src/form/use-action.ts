import { logOnly } from '@ariane/shared/http'
import { useRef, useState } from 'react'

/** The sentence for what a call threw; null where the screen says it another way. */
export type Failure = string | ((error: unknown) => string | null)

export interface Action {
  busy: boolean
  /** The sentence of the last failure, until the next call. */
  problem: string | null
  /** Runs a call unless one is running; true when it succeeded. */
  run: (work: () => unknown) => Promise<boolean>
  /** Forgets the last failure. */
  clear: () => void
}

/**
 * Calls made one at a time: a second press while one runs does nothing, even before the button is drawn as busy. A
 * failure is logged under `name` and kept as a sentence, which React drops when the screen is gone by then.
 */
export function useAction(name: string, failure: Failure): Action {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const running = useRef(false)

  function show(isBusy: boolean, sentence: string | null): void {
    setBusy(isBusy)
    setProblem(sentence)
  }

  async function run(work: () => unknown): Promise<boolean> {
    if (running.current) return false
    running.current = true
    show(true, null)
    try {
      await work()
      show(false, null)
      return true
    } catch (error) {
      logOnly(name, error)
      show(false, typeof failure === 'string' ? failure : failure(error))
      return false
    } finally {
      running.current = false
    }
  }

  return { busy, problem, run, clear: () => setProblem(null) }
}
