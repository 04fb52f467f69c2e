type Point = { x: number; y: number }

/** A line of elements that scrolls sideways, from its top to its bottom. */
export type Line = { top: number; bottom: number }

/** What a press has become: still a click, a line that scrolls under the finger, or a drag. */
export type Press = 'pressed' | 'scrolling' | 'dragging'

/** A press that moves less is a click. */
const FROM_PX = 8

/**
 * What a press becomes once it has moved from one place to another. In a line that scrolls, a move along the line scrolls it,
 * until the finger leaves the line; what a finger has `lifted` by staying a moment is dragged wherever it goes.
 */
export function readPress(press: Press, from: Point, to: Point, line?: Line, lifted = false): Press {
  if (press === 'dragging') return press
  const [x, y] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
  if (press === 'pressed' && Math.hypot(x, y) < FROM_PX) return press
  if (!line || lifted || to.y < line.top || to.y > line.bottom) return 'dragging'
  return press === 'pressed' && y > x ? 'dragging' : 'scrolling'
}
