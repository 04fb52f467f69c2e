import type { PointerEvent } from 'react'
import { useEffect, useRef } from 'react'
import { type Press, readPress } from './read-press.ts'

/** Handlers that let an element be dragged. */
export type Drag = (id: string) => {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onPointerMove: (event: PointerEvent<HTMLElement>) => void
  onPointerUp: (event: PointerEvent<HTMLElement>) => void
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void
}

/** A finger that stays so long on an element lifts it. */
const LIFT_MS = 150

type Held = {
  x: number
  y: number
  press: Press
  /** The line of words that scrolls sideways under a finger. */
  line: HTMLElement | undefined
  /** How far the words had been scrolled. */
  scrolled: number
  isLifted: boolean
  timer: ReturnType<typeof setTimeout> | undefined
  /** What is seen to move: what scrolls would cut the element itself. */
  moving: HTMLElement | undefined
}

/**
 * Dragging by mouse, pen or finger, on top of choosing and placing. `onDrop` gets what was dragged and the `data-drop`
 * of the element it was let go on. A press that hardly moves stays a click; in a line that scrolls, a finger scrolls it.
 */
export function useDrag(onDrop: (id: string, target: string) => void): Drag {
  const held = useRef<Held | null>(null)
  const end = (element: HTMLElement) => {
    if (held.current) forget(held.current, element)
    held.current = null
    element.style.transform = ''
    element.classList.remove('dragged')
  }
  // An answer may be locked, and its words gone, under a finger.
  useEffect(() => () => held.current?.moving?.remove(), [])

  return id => ({
    onPointerDown(event) {
      if (event.button !== 0) return
      const element = event.currentTarget
      const line = event.pointerType === 'mouse' ? undefined : findLine(element)
      const now: Held = {
        x: event.clientX,
        y: event.clientY,
        press: 'pressed',
        line,
        scrolled: findBank(element)?.scrollLeft ?? 0,
        isLifted: false,
        timer: undefined,
        moving: undefined,
      }
      if (line)
        now.timer = setTimeout(() => {
          now.isLifted = now.press === 'pressed'
          element.classList.toggle('lifted', now.isLifted)
        }, LIFT_MS)
      held.current = now
      // At once: a quick hand has left the element before its first move is told.
      element.setPointerCapture(event.pointerId)
    },
    onPointerMove(event) {
      const from = held.current
      if (!from || event.buttons === 0) return
      const element = event.currentTarget
      const to = { x: event.clientX, y: event.clientY }
      from.press = readPress(from.press, from, to, from.line?.getBoundingClientRect(), from.isLifted)
      if (from.press === 'scrolling' && from.line) from.line.scrollLeft = from.scrolled + from.x - to.x
      if (from.press !== 'dragging') return
      from.moving ??= liftOut(element, from)
      from.moving.classList.add('dragged')
      from.moving.style.transform = `translate(${to.x - from.x}px, ${to.y - from.y}px)`
    },
    onPointerUp(event) {
      const element = event.currentTarget
      const press = held.current?.press ?? 'pressed'
      end(element)
      if (press === 'pressed') return
      // The click that follows is not a choice.
      element.addEventListener('click', stop, { capture: true, once: true })
      setTimeout(() => element.removeEventListener('click', stop, { capture: true }))
      if (press === 'scrolling') return
      element.style.pointerEvents = 'none'
      const target = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]')
      element.style.pointerEvents = ''
      if (target?.dataset.drop) onDrop(id, target.dataset.drop)
    },
    onPointerCancel(event) {
      end(event.currentTarget)
    },
  })
}

/** The words around an element, where they cut what leaves them. */
function findBank(element: HTMLElement): HTMLElement | undefined {
  const bank = element.closest<HTMLElement>('.bank')
  return bank && getComputedStyle(bank).overflowX !== 'visible' ? bank : undefined
}

/** The line of words around an element that holds more than it shows. */
function findLine(element: HTMLElement): HTMLElement | undefined {
  const bank = findBank(element)
  return bank && bank.scrollWidth > bank.clientWidth ? bank : undefined
}

/** What moves for an element: itself, or a copy outside of what would cut it, that starts where the element was pressed. */
function liftOut(element: HTMLElement, { scrolled }: Held): HTMLElement {
  element.classList.remove('lifted')
  const bank = findBank(element)
  if (!bank) return element
  const { left, top, width, height } = element.getBoundingClientRect()
  const copy = element.cloneNode(true) as HTMLElement
  copy.ariaHidden = 'true'
  copy.inert = true
  copy.removeAttribute('data-word')
  copy.classList.add('flying')
  const place = { left: left + bank.scrollLeft - scrolled, top, width, height }
  for (const [side, px] of Object.entries(place)) copy.style.setProperty(side, `${px}px`)
  document.body.append(copy)
  element.classList.add('away')
  return copy
}

function forget({ timer, moving }: Held, element: HTMLElement) {
  clearTimeout(timer)
  if (moving !== element) moving?.remove()
  element.classList.remove('lifted', 'away')
}

function stop(event: Event) {
  event.stopPropagation()
  event.preventDefault()
}
