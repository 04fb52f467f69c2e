import type { Canvas, Rect } from '../../canvas/canvas.ts'
import type { Point } from '../../canvas/points.ts'
import { measureText, WIDE_FACE } from '../../canvas/text-width.ts'
import type { Layers } from './schema.ts'

const LETTERS = 13
const SIDES = {
  right: { dx: 8, dy: 0, anchor: 'start', from: 0 },
  left: { dx: -8, dy: 0, anchor: 'end', from: -1 },
  top: { dx: 0, dy: -13, anchor: 'middle', from: -0.5 },
  bottom: { dx: 0, dy: 14, anchor: 'middle', from: -0.5 },
} as const
type Side = keyof typeof SIDES
const SIDE_NAMES = ['right', 'left', 'top', 'bottom'] as const satisfies readonly Side[]

const touches = (a: Rect, b: Rect) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

const holds = (a: Rect, b: Rect) => b.x > a.x && b.x + b.w < a.x + a.w && b.y > a.y && b.y + b.h < a.y + a.h

/** The box of a town's name on one side of it, as wide as a wide face sets it. */
const nameBox = ([x, y]: Point, text: string, side: Side): Rect => {
  const { dx, dy, from } = SIDES[side]
  const w = measureText(text, LETTERS) * 1.06 * WIDE_FACE
  return { x: x + dx + from * w, y: y + dy - LETTERS / 2, w, h: LETTERS }
}

/** Names of waters and lands, then towns, each with its name on the first side where there is room. */
export const drawNames = (
  canvas: Canvas,
  { names, towns }: Layers,
  project: (place: Point) => Point,
  frames: readonly Rect[],
) => {
  for (const { text, at, water } of names) {
    const [x, y] = project(at)
    const half = (measureText(text, LETTERS) * 1.06 * WIDE_FACE) / 2 + 3
    canvas.label([Math.max(half, Math.min(canvas.width - half, x)), y], text, {
      middle: true,
      size: LETTERS,
      halo: true,
      ...(water ? { role: 'e', italic: true } : { bold: true }),
    })
  }
  const dots = towns.map(({ at }) => project(at))
  const taken: Rect[] = [...canvas.labels, ...dots.map(([x, y]): Rect => ({ x: x - 5, y: y - 5, w: 10, h: 10 }))]
  towns.forEach(({ text, side }, i) => {
    const dot = dots[i] ?? [0, 0]
    const frame = frames.find(one => holds(one, { x: dot[0], y: dot[1], w: 0, h: 0 }))
    const isFree = (box: Rect) => frame && holds(frame, box) && !taken.some(other => touches(box, other))
    const chosen = side ?? SIDE_NAMES.find(one => isFree(nameBox(dot, text, one))) ?? 'right'
    const { dx, dy, anchor } = SIDES[chosen]
    canvas.circle(dot, 4, { fill: 'ink', stroke: 'paper', width: 1.4 })
    canvas.label([dot[0] + dx, dot[1] + dy], text, { anchor, middle: true, size: LETTERS, bold: true, halo: true })
    taken.push(nameBox(dot, text, chosen))
  })
}
