import type { PointerEvent, ReactNode } from 'react'
import { findPlace, frameBox, type Place } from './frame.ts'
import type { FigureView } from './shape.ts'

type Props = {
  figure: FigureView
  /** A press with mouse, pen or finger, at a place of the drawing; a page that is scrolled by it is not pressed. */
  onPress?: ((place: Place, pressed: Element) => void) | undefined
  /** A move with the button or finger down; where it is given, the drawing does not scroll the page. */
  onDrag?: ((place: Place) => void) | undefined
  children?: ReactNode
}

const findIn = (event: PointerEvent<SVGSVGElement>, figure: FigureView) =>
  findPlace(event, event.currentTarget.getBoundingClientRect(), figure)

/** A layer over a drawing, in its own units. What it shows is said elsewhere: it is for eyes and pointers only. */
export const Overlay = ({ figure, onPress, onDrag, children }: Props) => (
  <svg
    className={`figure-overlay${onDrag ? ' figure-dragged' : ''}`}
    viewBox={frameBox(figure)}
    aria-hidden="true"
    onClick={
      onPress &&
      (event => {
        const place = findPlace(event, event.currentTarget.getBoundingClientRect(), figure)
        if (event.target instanceof Element) onPress(place, event.target)
      })
    }
    onPointerDown={
      onDrag &&
      (event => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        onDrag(findIn(event, figure))
      })
    }
    onPointerMove={onDrag && (event => event.buttons > 0 && onDrag(findIn(event, figure)))}
  >
    {children}
  </svg>
)
