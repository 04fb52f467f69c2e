import { useEffect, useState } from 'react'

/** S1 §9: the saved indicator of profile and settings stays for 3 s. */
const SAVED_MS = 3000

/** Returns whether the indicator shows, and a function that shows it. */
export function useSaved(): [boolean, () => void] {
  const [since, setSince] = useState(0)
  useEffect(() => {
    if (since === 0) return
    const timer = setTimeout(() => setSince(0), SAVED_MS)
    return () => clearTimeout(timer)
  }, [since])
  return [since > 0, () => setSince(Date.now())]
}
