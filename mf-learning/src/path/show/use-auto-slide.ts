import { useEffect, useState } from 'react'

/** S2 §9. */
const AUTO_SLIDE_MS = 5000

type Options = {
  enabled: boolean
  /** The pupil is busy: the slide stays. */
  held: boolean
  /** Changes with every step, so that each one gets its whole time. */
  place: string
  onNext: () => void
}

/** Advances every five seconds, unless paused or held. */
export function useAutoSlide({ enabled, held, place, onNext }: Options) {
  const [paused, setPaused] = useState(false)
  const runs = enabled && !paused && !held
  useEffect(() => {
    if (!runs) return
    const timer = setTimeout(onNext, AUTO_SLIDE_MS)
    return () => clearTimeout(timer)
  }, [runs, place, onNext])
  return { paused, setPaused }
}
