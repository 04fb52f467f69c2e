import { useEffect, useState } from 'react'
import { BAND, moved, within } from './band.ts'

const FIELDS = 'input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable=true]'
const isField = (target: EventTarget | null) => target instanceof Element && target.closest(FIELDS) !== null

/** Where the band stands: it follows the mouse, Alt with an arrow from anywhere, and whatever calls `place`. */
export function useBand() {
  const [top, setTop] = useState(() => within(innerHeight / 3, innerHeight))
  useEffect(() => {
    const follow = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setTop(within(event.clientY - BAND / 2, innerHeight))
    }
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || !event.key.startsWith('Arrow') || isField(event.target)) return
      setTop(now => moved(event.key, now, innerHeight) ?? now)
      if (moved(event.key, 0, innerHeight) !== undefined) event.preventDefault()
    }
    const resize = () => setTop(now => within(now, innerHeight))
    window.addEventListener('pointermove', follow)
    window.addEventListener('keydown', press)
    window.addEventListener('resize', resize)
    return () => {
      window.removeEventListener('pointermove', follow)
      window.removeEventListener('keydown', press)
      window.removeEventListener('resize', resize)
    }
  }, [])
  return { top, place: (next: number) => setTop(within(next, innerHeight)) }
}
