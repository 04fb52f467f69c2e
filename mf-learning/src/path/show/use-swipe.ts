import type { TouchEvent } from 'react'
import { useRef } from 'react'
import type { Action } from '../navigation.ts'

const FAR_PX = 60
/** Elements that scroll or slide sideways by themselves. */
const OWN_SWIPE = 'dialog, .wide, pre, .formula, input, audio, video'

/** A page that was zoomed moves under the finger: it is looked at. */
const isZoomed = () => (globalThis.visualViewport?.scale ?? 1) > 1.01

/** A horizontal swipe changes the slide; a vertical one scrolls, and so does each where the page is zoomed. */
export function useSwipe(onStep: (action: Action) => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart(event: TouchEvent) {
      const touch = event.touches.length === 1 ? event.touches[0] : undefined
      const own = event.target instanceof Element && event.target.closest(OWN_SWIPE)
      from.current = touch && !own && !isZoomed() ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd(event: TouchEvent) {
      const touch = event.changedTouches[0]
      if (!from.current || !touch || isZoomed()) return
      const [x, y] = [touch.clientX - from.current.x, touch.clientY - from.current.y]
      from.current = null
      if (Math.abs(x) > FAR_PX && Math.abs(x) > 2 * Math.abs(y)) onStep(x < 0 ? 'next' : 'prev')
    },
  }
}
