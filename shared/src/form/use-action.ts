import { logOnly } from '@ariane/shared/http'
import { useRef, useState } from 'react'
import { serverSentence } from './server-sentence.ts'

/** The sentence for what a call threw; null where the screen says it another way. */
export type Failure = string | ((error: unknown) => string | null)

interface RunOptions {
  /** The place of the call on a screen with several; another place may run at the same time. */
  at?: string
  /** In place of the action's own. */
  failure?: Failure
}

export interface Action {
  busy: boolean
  isBusyAt: (place: string) => boolean
  /** The sentence of the last failure, until the next call. */
  problem: string | null
  /** Runs a call unless one is running at its place; true when it succeeded. */
  run: (work: () => unknown, options?: RunOptions) => Promise<boolean>
  /** Forgets the last failure. */
  clear: () => void
}

/**
 * Calls made one at a time: a second press while one runs does nothing, even before the button is drawn as busy. A
 * failure is logged under `name` and kept as a sentence, which React drops when the screen is gone by then.
 */
export function useAction(name: string, failure: Failure): Action {
  const [places, setPlaces] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState<string | null>(null)
  const running = useRef(new Set<string>())

  async function run(work: () => unknown, { at = '', failure: own = failure }: RunOptions = {}): Promise<boolean> {
    if (running.current.has(at)) return false
    running.current.add(at)
    setPlaces(new Set(running.current))
    setProblem(null)
    try {
      await work()
      return true
    } catch (error) {
      logOnly(name, error)
      setProblem(serverSentence(error) ?? (typeof own === 'string' ? own : own(error)))
      return false
    } finally {
      running.current.delete(at)
      setPlaces(new Set(running.current))
    }
  }

  return {
    busy: places.size > 0,
    isBusyAt: place => places.has(place),
    problem,
    run,
    clear: () => setProblem(null),
  }
}
