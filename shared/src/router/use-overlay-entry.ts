import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Something over the page with an entry of its own in the history: the browser's Back closes it and the page stays. `id`
 * tells it from what else may open there.
 */
export function useOverlayEntry(id: string) {
  const here = useLocation()
  const navigate = useNavigate()
  /** What is asked twice before the page has moved is done once. */
  const asked = useRef(false)
  useEffect(() => {
    asked.current = false
  }, [here])
  const { overlay } = (here.state ?? {}) as { overlay?: unknown }
  const isOpen = overlay === id
  function once(move: () => unknown) {
    if (asked.current) return
    asked.current = true
    void move()
  }
  return {
    isOpen,
    open: () => isOpen || once(() => navigate(here, { state: { overlay: id } })),
    close: () => isOpen && once(() => navigate(-1)),
  }
}
