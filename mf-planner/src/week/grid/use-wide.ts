import { type RefObject, useLayoutEffect, useState } from 'react'

/** Seven columns in which the longest subject stands on one line; fewer days stand beside each other below it. */
const MIN_REM = 53

/** Whether an element has room for the seven days of a week beside each other, whatever the size of its letters. */
export function useWide(element: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(true)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setWide(current.clientWidth >= MIN_REM * rem)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return isWide
}
