import { logOnly } from '@ariane/shared/http'
import type { ChatPort, StopWatching, Watcher } from '@ariane/shared/ports'
import { useCallback, useEffect, useState } from 'react'
import { chat } from './me.ts'

export type Watched<T> = {
  /** undefined until it was read once. */
  value: T | undefined
  /** The first reading did not work; the watch goes on by itself. */
  hasFailed: boolean
  retry: () => void
}

type Watch<T> = (chat: ChatPort, watcher: Watcher<T>) => StopWatching

/** Something of the chat as it stands now; `of` says what, so that a late answer never shows another conversation. */
export function useWatched<T>(of: string, watch: Watch<T>): Watched<T> {
  const [held, hold] = useState<{ of: string; value?: T; hasFailed: boolean }>({ of, hasFailed: false })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let gone = false
    let stop: StopWatching | undefined
    const failed = (failure: unknown) => {
      logOnly('chat', failure)
      if (!gone) hold(now => ({ ...(now.of === of ? now : { of }), hasFailed: true }))
    }
    chat()
      .then(port => {
        if (gone) return
        stop = watch(port, { next: value => !gone && hold({ of, value, hasFailed: false }), failed })
      })
      .catch(failed)
    return () => {
      gone = true
      stop?.()
    }
    // `attempt` starts it again.
  }, [of, watch, attempt])

  const retry = useCallback(() => {
    hold({ of, hasFailed: false })
    setAttempt(n => n + 1)
  }, [of])
  const mine = held.of === of ? held : { of, hasFailed: false, value: undefined }
  return { value: mine.value, hasFailed: mine.hasFailed, retry }
}
