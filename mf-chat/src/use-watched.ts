import { logOnly } from '@ariane/shared/http'
import type { ChatPort, StopWatching, Watcher } from '@ariane/shared/ports'
import { useCallback, useEffect, useState } from 'react'
import { chat } from './me.ts'

export type Watched<T> = {
  /** undefined until the first read. */
  value: T | undefined
  /** The first read failed; the watch continues and retries. */
  hasFailed: boolean
  retry: () => void
}

type Watch<T> = (chat: ChatPort, watcher: Watcher<T>) => StopWatching

/** A live value of the chat; `of` names it, so that a late answer never shows another conversation. */
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
    // A new `attempt` restarts the watch.
  }, [of, watch, attempt])

  const retry = useCallback(() => {
    hold({ of, hasFailed: false })
    setAttempt(n => n + 1)
  }, [of])
  const mine = held.of === of ? held : { of, hasFailed: false, value: undefined }
  return { value: mine.value, hasFailed: mine.hasFailed, retry }
}
