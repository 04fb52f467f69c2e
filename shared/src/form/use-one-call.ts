import { logOnly } from '@ariane/shared/http'
import { $activeUser, useStore } from '@ariane/shared/session'
import { useEffect, useRef, useState } from 'react'

type State = { kind: 'idle' | 'running' | 'stopped' } | { kind: 'failed'; error: unknown }
const IDLE: State = { kind: 'idle' }

export type OneCall = {
  state: State
  busy: boolean
  /** Runs `work` unless a call is running already. True when it succeeded. */
  run: (work: (signal: AbortSignal) => Promise<void>) => Promise<boolean>
  /** Cancels; a late answer is ignored. */
  stop: () => void
  forget: () => void
}

/** One call at a time, which can be cancelled; cancelled when the active user changes or the screen closes. */
export function useOneCall(name: string): OneCall {
  const uid = useStore($activeUser)?.uid
  const [held, hold] = useState<{ uid: string | undefined; state: State }>({ uid, state: IDLE })
  const running = useRef<AbortController>(undefined)
  const setState = (state: State) => hold({ uid, state })
  const state = held.uid === uid ? held.state : IDLE

  useEffect(
    () => () => {
      running.current?.abort()
      running.current = undefined
    },
    [uid],
  )

  return {
    state,
    busy: state.kind === 'running',
    async run(work) {
      if (running.current) return false
      const mine = new AbortController()
      running.current = mine
      setState({ kind: 'running' })
      try {
        await work(mine.signal)
        if (mine.signal.aborted) return false
        running.current = undefined
        setState(IDLE)
        return true
      } catch (error) {
        if (mine.signal.aborted) return false
        running.current = undefined
        logOnly(name, error)
        setState({ kind: 'failed', error })
        return false
      }
    },
    stop() {
      running.current?.abort()
      running.current = undefined
      setState({ kind: 'stopped' })
    },
    forget: () => setState(IDLE),
  }
}
