import { type RefObject, useEffect, useState } from 'react'

/** True once the element came near the window: a slide that waits beside it has no size to draw in. */
export function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !place.current) return
    const observer = new IntersectionObserver(seen => seen.some(one => one.isIntersecting) && setNear(true), {
      rootMargin: '400px 0px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [near, place])
  return near
}
