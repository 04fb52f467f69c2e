import { useEffect, useState } from 'react'

/** Whether this time has passed since the screen was opened. */
export function useLate(afterMs: number): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  return isLate
}
