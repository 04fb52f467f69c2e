import type { Canvas, Rect, SetLabel } from './canvas.ts'
import type { Point } from './points.ts'
import { WIDE_FACE } from './text-width.ts'

/** As wide as the widest usual face sets it. */
const widen = (label: SetLabel): SetLabel => {
  const more = label.w * (WIDE_FACE - 1)
  return label.w < label.h ? label : { ...label, x: label.x - more / 2, w: label.w + more }
}

const overlaps = (a: Rect, b: Rect) => {
  const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return across > 1 && down > 2
}

/** Whether a straight stroke goes through a rectangle (Liang and Barsky). */
const crosses = ({ x, y, w, h }: Rect, [ax, ay]: Point, [bx, by]: Point) => {
  let [from, to] = [0, 1]
  const edges: [number, number][] = [
    [ax - bx, ax - x],
    [bx - ax, x + w - ax],
    [ay - by, ay - y],
    [by - ay, y + h - ay],
  ]
  for (const [direction, room] of edges) {
    if (direction === 0) {
      if (room < 0) return false
    } else if (direction < 0) from = Math.max(from, room / direction)
    else to = Math.min(to, room / direction)
  }
  return from < to
}

const core = ({ x, y, w, h }: Rect): Rect => ({ x: x + 1.5, y: y + 2, w: w - 3, h: h - 4 })

/** Labels that touch each other, lie on a stroke, or leave the box that they name. A label with a halo may cross strokes. */
export const findCollisions = ({ labels, strokes }: Canvas): string[] => {
  const wide = labels.map(widen)
  const together = wide.flatMap((a, i) =>
    wide
      .slice(i + 1)
      .filter(b => overlaps(a, b))
      .map(b => `« ${a.text} » and « ${b.text} » overlap`),
  )
  const crossed = labels
    .filter(({ halo }) => !halo)
    .filter(label =>
      strokes.some(points => points.slice(1).some((to, i) => crosses(core(label), points[i] as Point, to))),
    )
    .map(({ text }) => `« ${text} » lies on a stroke`)
  const leaving = wide
    .filter(({ within, w, h }) => within && (w > within.w || h > within.h + 2))
    .map(({ text }) => `« ${text} » is wider than its box`)
  return [...together, ...crossed, ...leaving]
}
