import { type RefObject, useEffect, useEffectEvent } from 'react'

/** So much of a frame is always taken as in sight: what stands in it would cover the rest. */
const LEAST_PX = 320

/** How many of its own pixels of an element lie below what is in sight: in its sheet, or else in the window. */
function measureBelow(element: HTMLElement): number {
  const { bottom, height } = element.getBoundingClientRect()
  if (height === 0) return 0
  const sheet = element.closest('[data-sheet]')?.getBoundingClientRect().bottom ?? window.innerHeight
  const scale = height / element.offsetHeight
  const below = (bottom - Math.min(sheet, window.innerHeight)) / scale
  return Math.min(Math.max(0, below), Math.max(0, element.offsetHeight - LEAST_PX))
}

/** Tells how much of a frame lies below what is in sight, whenever that changes. */
export function useRoomBelow(ref: RefObject<HTMLElement | null>, on: boolean, tell: (below: number) => void): void {
  const notify = useEffectEvent(tell)
  useEffect(() => {
    const element = ref.current
    if (!on || !element) return
    let last = -1
    const look = () => {
      const below = Math.round(measureBelow(element))
      if (below !== last) notify(below)
      last = below
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    const sheet = element.closest('[data-sheet]')
    if (sheet) observer.observe(sheet)
    // Scrolling does not bubble; a slide that moves in ends its transition.
    document.addEventListener('scroll', look, { capture: true, passive: true })
    document.addEventListener('transitionend', look)
    window.addEventListener('resize', look)
    return () => {
      observer.disconnect()
      document.removeEventListener('scroll', look, { capture: true })
      document.removeEventListener('transitionend', look)
      window.removeEventListener('resize', look)
    }
  }, [ref, on])
}
