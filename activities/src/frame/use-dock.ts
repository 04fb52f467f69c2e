import { type RefObject, useEffect, useRef } from 'react'

/** Keeps the page's end free for what stands over it: its height is a property of the page (`--dock`). */
export function useDock(): RefObject<HTMLDivElement | null> {
  const dock = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = dock.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--dock', `${element.offsetHeight}px`),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return dock
}
