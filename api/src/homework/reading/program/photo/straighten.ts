import type { Grey } from './grey.ts'
import type { Corners, Point } from './sheet.ts'

/** Shaved off each side: the edge of the sheet is no text. */
const INSET = 0.012

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** What lies between four corners as a rectangle of this width. */
export function straighten(source: Grey, corners: Corners, width: number): Grey {
  const [p, q, r, s] = corners
  const height = Math.round((width * (distance(p, s) + distance(q, r))) / (distance(p, q) + distance(s, r)))
  const map = squareTo(corners)
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data[y * width + x] = shadeAt(
        source,
        map(INSET + (1 - 2 * INSET) * (x / width), INSET + (1 - 2 * INSET) * (y / height)),
      )
  return { data, width, height }
}

/** The projective map of the unit square to four corners (Heckbert 1989, 2.2.3). */
function squareTo([p, q, r, s]: Corners): (u: number, v: number) => Point {
  const [dx1, dx2, sx] = [q.x - r.x, s.x - r.x, p.x - q.x + r.x - s.x]
  const [dy1, dy2, sy] = [q.y - r.y, s.y - r.y, p.y - q.y + r.y - s.y]
  const det = dx1 * dy2 - dx2 * dy1
  const [g, h] = [(sx * dy2 - dx2 * sy) / det, (dx1 * sy - sx * dy1) / det]
  const [a, b] = [q.x - p.x + g * q.x, s.x - p.x + h * s.x]
  const [d, e] = [q.y - p.y + g * q.y, s.y - p.y + h * s.y]
  return (u, v) => {
    const w = g * u + h * v + 1
    return { x: (a * u + b * v + p.x) / w, y: (d * u + e * v + p.y) / w }
  }
}

/** Between four points, in shares of each. */
function shadeAt({ data, width, height }: Grey, { x, y }: Point): number {
  const [fx, fy] = [Math.min(width - 1.001, Math.max(0, x)), Math.min(height - 1.001, Math.max(0, y))]
  const [ix, iy] = [Math.floor(fx), Math.floor(fy)]
  const [tx, ty] = [fx - ix, fy - iy]
  const at = iy * width + ix
  const above = (data[at] ?? 0) * (1 - tx) + (data[at + 1] ?? 0) * tx
  const below = (data[at + width] ?? 0) * (1 - tx) + (data[at + width + 1] ?? 0) * tx
  return above * (1 - ty) + below * ty
}
