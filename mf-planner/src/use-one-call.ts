import { logOnly } from '@ariane/shared/http'
import { $activeUser, useStore } from '@ariane/shared/session'
import { useEffect, useRef, useState } from 'react'

type State = { kind: 'idle' | 'running' | 'stopped' } | { kind: 'failed'; error: unknown }
const IDLE: State = { kind: 'idle' }

export type OneCall = {
  state: State
  busy: boolean
  /** Does `work` unless something is under way already. True when it was done. */
  run: (work: (signal: AbortSignal) => Promise<void>) => Promise<boolean>
  /** Gives up; nothing of a late answer is used. */
  stop: () => void
  forget: () => void
}

/** One wait at a time that can be given up; given up when the active user changes or the screen goes. */
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
