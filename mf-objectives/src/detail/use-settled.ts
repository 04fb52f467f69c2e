import { useEffect, useState } from 'react'

/** Frames after which an overlay has hidden from screen readers what lies under it. */
const FRAMES = 3

/**
 * False until the overlay that uses it is in place. What opens above it waits for that: mounted at once, as by a
 * reload, it would be hidden from screen readers with everything else.
 */
export function useSettled(): boolean {
  const [frames, setFrames] = useState(0)
  useEffect(() => {
    if (frames >= FRAMES) return
    const frame = requestAnimationFrame(() => setFrames(frames + 1))
    return () => cancelAnimationFrame(frame)
  }, [frames])
  return frames >= FRAMES
}
