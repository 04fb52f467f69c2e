import { useEffect, useEffectEvent } from 'react'
import { retryDelay } from './retry-delay.ts'
import { useBackOnline } from './use-back-online.ts'

/** While something is broken it is tried again: when the connection returns, and now and then for a server that was away. */
export function useHealing(isBroken: boolean, tryAgain: () => unknown): void {
  const retry = useEffectEvent(tryAgain)
  useBackOnline(isBroken, tryAgain)
  useEffect(() => {
    if (!isBroken) return
    let timer: ReturnType<typeof setTimeout>
    const schedule = (attempt: number) => {
      timer = setTimeout(() => {
        retry()
        schedule(attempt + 1)
      }, retryDelay(attempt))
    }
    schedule(0)
    return () => clearTimeout(timer)
  }, [isBroken])
}
