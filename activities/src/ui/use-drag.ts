import type { PointerEvent } from 'react'
import { useRef } from 'react'

/** Handlers that let an element be dragged. */
export type Drag = (id: string) => {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onPointerMove: (event: PointerEvent<HTMLElement>) => void
  onPointerUp: (event: PointerEvent<HTMLElement>) => void
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void
}

const FROM_PX = 8

/**
 * Dragging by mouse, pen or finger, on top of choosing and placing. `onDrop` gets what was dragged and the `data-drop`
 * of the element it was let go on. A press that hardly moves stays a click.
 */
export function useDrag(onDrop: (id: string, target: string) => void): Drag {
  const start = useRef<{ x: number; y: number; moving: boolean } | null>(null)
  const end = (element: HTMLElement) => {
    start.current = null
    element.style.transform = ''
    element.style.pointerEvents = ''
    element.classList.remove('dragged')
  }
  return id => ({
    onPointerDown(event) {
      if (event.button !== 0) return
      start.current = { x: event.clientX, y: event.clientY, moving: false }
      // At once: a quick hand has left the element before its first move is told.
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event) {
      const from = start.current
      if (!from || event.buttons === 0) return
      const [x, y] = [event.clientX - from.x, event.clientY - from.y]
      if (!from.moving && Math.hypot(x, y) < FROM_PX) return
      const element = event.currentTarget
      from.moving = true
      element.classList.add('dragged')
      element.style.transform = `translate(${x}px, ${y}px)`
    },
    onPointerUp(event) {
      const element = event.currentTarget
      const moved = start.current?.moving === true
      end(element)
      if (!moved) return
      element.style.pointerEvents = 'none'
      const target = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]')
      element.style.pointerEvents = ''
      // The click that follows a drag is not a choice.
      element.addEventListener('click', stop, { capture: true, once: true })
      setTimeout(() => element.removeEventListener('click', stop, { capture: true }))
      if (target?.dataset.drop) onDrop(id, target.dataset.drop)
    },
    onPointerCancel(event) {
      end(event.currentTarget)
    },
  })
}

function stop(event: Event) {
  event.stopPropagation()
  event.preventDefault()
}
