import { logOnly } from '@ariane/shared/http'
import { $activeUser, useStore } from '@ariane/shared/session'
import { useEffect, useRef, useState } from 'react'

type State = 'idle' | 'running' | 'failed' | 'stopped'

export type OneCall = {
  state: State
  /** Runs `work`, and cancels the work before it. */
  run: (work: (signal: AbortSignal) => Promise<void>) => Promise<void>
  /** Cancels; a late answer is ignored. */
  stop: () => void
  forget: () => void
}

/** One call at a time, which can be cancelled; cancelled when the active user changes or the screen closes. */
export function useOneCall(name: string): OneCall {
  const uid = useStore($activeUser)?.uid
  const [held, hold] = useState<{ uid: string | undefined; state: State }>({ uid, state: 'idle' })
  const running = useRef<AbortController>(undefined)
  const setState = (state: State) => hold({ uid, state })

  useEffect(() => () => running.current?.abort(), [uid])

  return {
    state: held.uid === uid ? held.state : 'idle',
    async run(work) {
      running.current?.abort()
      const mine = new AbortController()
      running.current = mine
      setState('running')
      try {
        await work(mine.signal)
        if (!mine.signal.aborted) setState('idle')
      } catch (error) {
        if (mine.signal.aborted) return
        logOnly(name, error)
        setState('failed')
      }
    },
    stop() {
      running.current?.abort()
      setState('stopped')
    },
    forget: () => setState('idle'),
  }
}
