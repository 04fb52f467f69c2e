import { useEffect, useState } from 'react'

const MIN_IDLE_MS = 5_000
const INPUT_EVENTS = ['keydown', 'pointerdown', 'input'] as const

/** Whether five seconds have passed without a key or a press; it stays true from then on. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const startTimer = () => setTimeout(() => setIdle(true), MIN_IDLE_MS)
    let timer = startTimer()
    const restartTimer = () => {
      clearTimeout(timer)
      timer = startTimer()
    }
    for (const act of INPUT_EVENTS) addEventListener(act, restartTimer, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const act of INPUT_EVENTS) removeEventListener(act, restartTimer)
    }
  }, [])
  return idle
}
