import type { Grey } from './grey.ts'
import { threshold } from './threshold.ts'

export type Point = { x: number; y: number }
export type Corners = readonly [Point, Point, Point, Point]

const MIN_SHARE_OF_PICTURE = 0.25
/** Letters and shadows are holes in the sheet. */
const MIN_FILLED = 0.8
const MAX_FILLED = 1.15
/** Looked at on both sides of an edge, so far from it. */
const BESIDE = 8
const SAMPLES = 15
const MIN_DARKER_SAMPLES = 12
/** A shadow on paper is not so much darker; a desk is. */
const MAX_OUTSIDE = 0.72

/** Shares of the usual cut between paper and desk: a part of the paper that lies in the shadow is found by a lower one. */
const CUTS = [1, 0.85, 0.7, 0.55, 0.45]

/** Corners of the sheet, clockwise from the top left; undefined where it fills the picture or has no four clear edges. */
export function findSheet(small: Grey): Corners | undefined {
  const cut = threshold(small.data)
  for (const share of CUTS) {
    const corners = findSheetAbove(share * cut, small)
    if (corners) return corners
  }
  return undefined
}

function findSheetAbove(cut: number, small: Grey): Corners | undefined {
  const area = largestAreaAbove(cut, small)
  if (area.length < MIN_SHARE_OF_PICTURE * small.data.length) return undefined
  const corners = findCorners(area, small.width)
  const [a, b, c, d] = corners
  const inside = Math.abs(cross(a, b) + cross(b, c) + cross(c, d) + cross(d, a)) / 2
  const isAtEdge = ({ x, y }: Point) => (x < 3 || x > small.width - 4) && (y < 3 || y > small.height - 4)
  if (corners.filter(isAtEdge).length >= 3) return undefined
  if (area.length < MIN_FILLED * inside || area.length > MAX_FILLED * inside) return undefined
  const sides = [[a, b] as const, [b, c] as const, [c, d] as const, [d, a] as const]
  return sides.every(side => isEdge(small, side, corners)) ? corners : undefined
}

const cross = (a: Point, b: Point) => a.x * b.y - b.x * a.y

/** The largest area that is lighter than the cut and hangs together. */
function largestAreaAbove(cut: number, { data, width }: Grey): number[] {
  const seen = new Uint8Array(data.length)
  const isLight = (at: number) => (data[at] ?? 0) > cut
  let largest: number[] = []
  for (let start = 0; start < data.length; start++) {
    if (seen[start] || !isLight(start)) continue
    const area = [start]
    seen[start] = 1
    for (let i = 0; i < area.length; i++) {
      const at = area[i] ?? 0
      const x = at % width
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= data.length || seen[next] || !isLight(next)) continue
        seen[next] = 1
        area.push(next)
      }
    }
    if (area.length > largest.length) largest = area
  }
  return largest
}

/** The points that lie furthest towards each corner of the picture. */
function findCorners(area: readonly number[], width: number): Corners {
  const towards = [
    ({ x, y }: Point) => -x - y,
    ({ x, y }: Point) => x - y,
    ({ x, y }: Point) => x + y,
    ({ x, y }: Point) => y - x,
  ]
  const furthest = towards.map(() => ({ reach: Number.NEGATIVE_INFINITY, point: { x: 0, y: 0 } }))
  for (const at of area) {
    const point = { x: at % width, y: Math.floor(at / width) }
    for (const [i, best] of furthest.entries()) {
      const reach = towards[i]?.(point) ?? 0
      if (reach > best.reach) Object.assign(best, { reach, point })
    }
  }
  return furthest.map(({ point }) => point) as unknown as Corners
}

/** A side of the sheet is the picture's own edge, or much darker outside than inside: a shadow on paper is neither. */
function isEdge({ data, width, height }: Grey, [a, b]: readonly [Point, Point], corners: Corners): boolean {
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x / 4, 0),
    y: corners.reduce((sum, { y }) => sum + y / 4, 0),
  }
  const look = (share: number, out: number): number | undefined => {
    const [x, y] = [a.x + share * (b.x - a.x), a.y + share * (b.y - a.y)]
    const far = Math.hypot(x - middle.x, y - middle.y)
    const [px, py] = [Math.round(x + ((x - middle.x) / far) * out), Math.round(y + ((y - middle.y) / far) * out)]
    return px < 0 || py < 0 || px >= width || py >= height ? undefined : data[py * width + px]
  }
  const darker = Array.from({ length: SAMPLES }, (_, i) => (i + 1) / (SAMPLES + 1)).filter(share => {
    const [outside, inside] = [look(share, BESIDE), look(share, -BESIDE)]
    return outside === undefined || inside === undefined || outside / Math.max(1, inside) < MAX_OUTSIDE
  })
  return darker.length >= MIN_DARKER_SAMPLES
}
