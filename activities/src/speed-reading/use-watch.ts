import { useEffect, useRef, useState } from 'react'

const TICK_MS = 500

/** A watch that can be paused; it rests while the page is not looked at. */
export function useWatch() {
  const [running, setRunning] = useState(false)
  const [seconds, setSeconds] = useState(0)
  const last = useRef(0)
  useEffect(() => {
    if (!running) return
    last.current = performance.now()
    const timer = setInterval(() => {
      const now = performance.now()
      const passed = (now - last.current) / 1000
      last.current = now
      if (document.visibilityState === 'visible') setSeconds(before => before + passed)
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [running])
  return { running, seconds, start: () => setRunning(true), pause: () => setRunning(false) }
}
