import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Something over the page with an entry of its own in the history: the browser's Back closes it and the page stays. `id`
 * tells it from what else may open there.
 */
export function useOverlayEntry(id: string) {
  const here = useLocation()
  const navigate = useNavigate()
  const closed = useRef<string>(null)
  const { overlay } = (here.state ?? {}) as { overlay?: unknown }
  return {
    isOpen: overlay === id,
    open: () => void navigate(here, { state: { overlay: id } }),
    /** Asked twice, it goes back once. */
    close: () => {
      if (overlay !== id || closed.current === here.key) return
      closed.current = here.key
      void navigate(-1)
    },
  }
}
