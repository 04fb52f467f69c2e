import { useEffect, useEffectEvent } from 'react'

/** Calls back when the connection returns, while `isOn`. */
export function useBackOnline(isOn: boolean, onBack: () => unknown): void {
  const back = useEffectEvent(onBack)
  useEffect(() => {
    if (!isOn) return
    const listener = () => back()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [isOn])
}
