import type { FigureView } from './shape.ts'

/** A place in a drawing, in its own units. */
export type Place = readonly [x: number, y: number]
type Frame = Pick<FigureView, 'x' | 'y' | 'w' | 'h'>
type Rect = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/** The viewBox that the drawing has, for what lies over it. */
export const frameBox = ({ x = 0, y = 0, w, h }: Frame): string => [x, y, w, h].join(' ')

/** Where a place of the screen lies in the drawing that fills `rect`. */
export const findPlace = (client: { clientX: number; clientY: number }, rect: Rect, frame: Frame): Place => {
  const { x = 0, y = 0, w, h } = frame
  const across = rect.width > 0 ? (client.clientX - rect.left) / rect.width : 0
  const down = rect.height > 0 ? (client.clientY - rect.top) / rect.height : 0
  return [x + across * w, y + down * h]
}

/** Where a place lies over the drawing, in shares of its width and height. */
export const sharePlace = ([px, py]: Place, { x = 0, y = 0, w, h }: Frame): { left: string; top: string } => ({
  left: `${(100 * (px - x)) / w}%`,
  top: `${(100 * (py - y)) / h}%`,
})
