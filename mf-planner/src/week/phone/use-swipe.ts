import { type TouchEvent, useRef } from 'react'

/** A finger that goes this far sideways, and much less up or down, means it. */
const FAR_PX = 56

/** Handlers for an element that is swiped to what comes before or after; buttons do the same. */
export function useSwipe(onMove: (step: -1 | 1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches.item(0)
      from.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches.item(0)
      if (!finger || !from.current) return
      const [x, y] = [finger.clientX - from.current.x, finger.clientY - from.current.y]
      from.current = null
      if (Math.abs(x) >= FAR_PX && Math.abs(x) > 2 * Math.abs(y)) onMove(x < 0 ? 1 : -1)
    },
  }
}
