import { z } from 'zod'
import { Canvas } from '../canvas/canvas.ts'
import { sayLabel } from '../canvas/label-pieces.ts'
import type { Point } from '../canvas/points.ts'
import { measureText } from '../canvas/text-width.ts'
import { type Drawing, figureKind, Label, SeriesName } from '../parts.ts'

const Thing = z.strictObject({
  text: Label,
  as: z.enum(['weight', 'box', 'ball']).default('box'),
  role: SeriesName.default('a'),
})
const Pan = z.array(Thing).min(1).max(5)

export const BalanceFigure = figureKind('balance', {
  left: Pan,
  right: Pan,
  /** Which pan is lower. */
  lower: z.enum(['left', 'right', 'none']).default('none'),
})
type BalanceFigure = z.output<typeof BalanceFigure>
type Thing = z.output<typeof Thing>

const WIDTH = 400
const MIDDLE = WIDTH / 2
const ARM = 104
const BEAM = 112
const TILT = 16
const LETTERS = 14
const THING = { w: 32, h: 34, gap: 4 } as const

const thingWidth = ({ text }: Thing) => Math.max(THING.w, measureText(sayLabel(text), LETTERS) * 1.17 + 12)

const drawThing = (canvas: Canvas, { text, as, role }: Thing, [x, y]: Point, w: number) => {
  const pen = { fill: `t${role}`, stroke: role, width: 2 } as const
  const top = y - THING.h
  if (as === 'ball') canvas.ellipse([x, y - THING.h / 2], w / 2, THING.h / 2, pen)
  else if (as === 'box') canvas.rect({ x: x - w / 2, y: top, w, h: THING.h }, { ...pen, corner: 3 })
  else {
    canvas.rect({ x: x - 5, y: top - 9, w: 10, h: 10 }, { ...pen, corner: 3 })
    canvas.path(`M${x - w / 2 + 4} ${top}H${x + w / 2 - 4}L${x + w / 2} ${y}H${x - w / 2}Z`, pen)
  }
  canvas.label([x, y - THING.h / 2], text, { middle: true, size: LETTERS, bold: true, symbol: true })
}

const drawPan = (canvas: Canvas, things: readonly Thing[], x: number, y: number) => {
  canvas.line([x, y + 40], [x, y + 6], { stroke: 'soft', width: 4 })
  canvas.path(`M${x - 88} ${y}H${x + 88}L${x + 74} ${y + 9}H${x - 74}Z`, { fill: 'beyond', width: 2 })
  const widths = things.map(thingWidth)
  const total = widths.reduce((sum, w) => sum + w + THING.gap, -THING.gap)
  let at = x - total / 2
  things.forEach((thing, i) => {
    const w = widths[i] ?? THING.w
    drawThing(canvas, thing, [at + w / 2, y], w)
    at += w + THING.gap
  })
  return total
}

/** The number of a label, with the unit behind it. */
const readMass = (text: string) => /^(\d+(?:,\d+)?) ?(\p{L}*)$/u.exec(text.replaceAll('\u00a0', ' '))

const weigh = (things: readonly Thing[]): number | undefined => {
  const read = things.map(({ text }) => readMass(text))
  const units = new Set(read.map(found => found?.[2]))
  if (units.size !== 1 || units.has(undefined)) return undefined
  return read.reduce((sum, found) => sum + Number(found?.[1]?.replace(',', '.')), 0)
}

const findTiltFlaws = ({ left, right, lower }: BalanceFigure) => {
  const [a, b] = [weigh(left), weigh(right)]
  if (a === undefined || b === undefined) return []
  const wanted = a > b ? 'left' : a < b ? 'right' : 'none'
  return wanted === lower ? [] : [`the pans hold ${a} and ${b}: the lower one is ${wanted}`]
}

const listThings = (things: readonly Thing[]) => things.map(({ text }) => sayLabel(text)).join(' ; ')
const SAY = { none: 'en équilibre', left: 'qui penche à gauche', right: 'qui penche à droite' } as const

/** A balance with two pans, as for an equation or a mass that is found with weights. */
export const drawBalance = (figure: BalanceFigure, name: string): Drawing => {
  const { left, right, lower } = figure
  const canvas = new Canvas(WIDTH, 172, name)
  const tilt = lower === 'none' ? 0 : lower === 'left' ? TILT : -TILT
  canvas.path(`M${MIDDLE - 9} 156L${MIDDLE - 5} ${BEAM}H${MIDDLE + 5}L${MIDDLE + 9} 156Z`, { fill: 'beyond', width: 2 })
  canvas.rect({ x: MIDDLE - 64, y: 154, w: 128, h: 12 }, { fill: 'beyond', width: 2, corner: 4 })
  canvas.line([MIDDLE - ARM, BEAM + tilt], [MIDDLE + ARM, BEAM - tilt], { stroke: 'soft', width: 6, round: true })
  const widths = [
    drawPan(canvas, left, MIDDLE - ARM + 4, BEAM - 40 + tilt),
    drawPan(canvas, right, MIDDLE + ARM - 4, BEAM - 40 - tilt),
  ]
  canvas.dot([MIDDLE, BEAM], 6)
  canvas.strokes.length = 0
  const flaws = widths.filter(w => w > 172).map(() => 'the things of a pan are wider than it')
  return {
    canvas,
    text: `Balance à deux plateaux ${SAY[lower]}. Plateau de gauche : ${listThings(left)}. Plateau de droite : ${listThings(right)}.`,
    flaws: [...flaws, ...findTiltFlaws(figure)],
  }
}
