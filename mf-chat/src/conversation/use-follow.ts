import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** A picture or a player changes its height shortly after it was added. */
const SETTLES_MS = 1500

/**
 * Keeps the end of the conversation in view for whoever is there; who reads further up is told instead. `last`: id of the
 * last thing said, `mine` when it is one's own; `box` holds all of it. Gives the ref of the end, whether something new waits, and the way there.
 */
export function useFollow(box: RefObject<HTMLElement | null>, last: string | undefined, mine: boolean) {
  const end = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const follows = useRef(0)
  const [waits, setWaits] = useState(false)

  const toEnd = useCallback(() => {
    setWaits(false)
    end.current?.scrollIntoView({ block: 'end' })
  }, [])

  useEffect(() => {
    if (!end.current) return
    const watcher = new IntersectionObserver(([entry]) => {
      isAtEnd.current = entry?.isIntersecting ?? false
      if (isAtEnd.current) setWaits(false)
    })
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [])

  useLayoutEffect(() => {
    if (last === undefined) return
    if (!mine && !isAtEnd.current) return setWaits(true)
    follows.current = performance.now() + SETTLES_MS
    end.current?.scrollIntoView({ block: 'end' })
  }, [last, mine])

  useEffect(() => {
    if (!box.current) return
    const watcher = new ResizeObserver(() => {
      if (performance.now() < follows.current) end.current?.scrollIntoView({ block: 'end' })
    })
    watcher.observe(box.current)
    return () => watcher.disconnect()
  }, [box])

  return { end, waits, toEnd }
}
