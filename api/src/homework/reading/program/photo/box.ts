/** A rectangle of points, its edges included. */
export interface Box {
  x0: number
  y0: number
  x1: number
  y1: number
}

export const width = ({ x0, x1 }: Box) => x1 - x0 + 1
export const height = ({ y0, y1 }: Box) => y1 - y0 + 1
export const centre = ({ x0, y0, x1, y1 }: Box) => ({ x: (x0 + x1) / 2, y: (y0 + y1) / 2 })

/** The smallest box around all of them. */
export const hull = (boxes: readonly Box[]): Box => ({
  x0: Math.min(...boxes.map(({ x0 }) => x0)),
  y0: Math.min(...boxes.map(({ y0 }) => y0)),
  x1: Math.max(...boxes.map(({ x1 }) => x1)),
  y1: Math.max(...boxes.map(({ y1 }) => y1)),
})

export const grow = ({ x0, y0, x1, y1 }: Box, by: number): Box => ({
  x0: x0 - by,
  y0: y0 - by,
  x1: x1 + by,
  y1: y1 + by,
})

export const contains = (outer: Box, inner: Box) =>
  outer.x0 <= inner.x0 && outer.x1 >= inner.x1 && outer.y0 <= inner.y0 && outer.y1 >= inner.y1
