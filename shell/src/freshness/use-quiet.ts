import { useEffect, useState } from 'react'

const PAUSE_MS = 5_000
const ACTS = ['keydown', 'pointerdown', 'input'] as const

/** Whether nobody typed or pressed for five seconds since it began; it stays true from then on. */
export function useQuiet(): boolean {
  const [quiet, setQuiet] = useState(false)
  useEffect(() => {
    const wait = () => setTimeout(() => setQuiet(true), PAUSE_MS)
    let timer = wait()
    const again = () => {
      clearTimeout(timer)
      timer = wait()
    }
    for (const act of ACTS) addEventListener(act, again, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const act of ACTS) removeEventListener(act, again)
    }
  }, [])
  return quiet
}
