import { type RefObject, useLayoutEffect, useState } from 'react'

/** How wide an element has to be for so many days beside each other: the longest subject stands on one line. */
const MIN_REM = [
  { days: 7, rem: 53 },
  { days: 4, rem: 32 },
] as const
const FEWEST = 3

/** How many days stand beside each other in an element, whatever the size of its letters. */
export function useColumns(element: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(7)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setColumns(MIN_REM.find(one => current.clientWidth >= one.rem * rem)?.days ?? FEWEST)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return columns
}
