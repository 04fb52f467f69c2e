import { useEffect, useState } from 'react'
import { BAND_HEIGHT_PX, clampBand, moveBand } from './band.ts'

const FIELDS = 'input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable=true]'
const isField = (target: EventTarget | null) => target instanceof Element && target.closest(FIELDS) !== null

/** Position of the band: it follows the mouse, Alt with an arrow key, and calls of `moveTo`. */
export function useBand() {
  const [top, setTop] = useState(() => clampBand(innerHeight / 3, innerHeight))
  useEffect(() => {
    const follow = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setTop(clampBand(event.clientY - BAND_HEIGHT_PX / 2, innerHeight))
    }
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || !event.key.startsWith('Arrow') || isField(event.target)) return
      setTop(now => moveBand(event.key, now, innerHeight) ?? now)
      if (moveBand(event.key, 0, innerHeight) !== undefined) event.preventDefault()
    }
    const resize = () => setTop(now => clampBand(now, innerHeight))
    window.addEventListener('pointermove', follow)
    window.addEventListener('keydown', press)
    window.addEventListener('resize', resize)
    return () => {
      window.removeEventListener('pointermove', follow)
      window.removeEventListener('keydown', press)
      window.removeEventListener('resize', resize)
    }
  }, [])
  return { top, moveTo: (next: number) => setTop(clampBand(next, innerHeight)) }
}
