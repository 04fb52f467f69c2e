import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Returns a ref, and the number of pixels of the window above that element. */
export function useRoomAbove<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const ref = useRef<E>(null)
  const [above, setAbove] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (ref.current) setAbove(Math.round(ref.current.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  return [ref, above]
}
