import { z } from 'zod'
import { Canvas, type Color } from '../canvas/canvas.ts'
import { px } from '../canvas/numbers.ts'
import { type Point, radians } from '../canvas/points.ts'
import { type Drawing, figureKind } from '../parts.ts'

export const FractionFigure = figureKind('fraction', {
  shape: z.enum(['bar', 'disc', 'grid']),
  /** Equal parts of each whole. */
  parts: z.int().min(1).max(100),
  /** Parts that are hatched, from the first whole on. */
  shaded: z.int().min(0),
  wholes: z.int().min(1).max(6).default(1),
  /** Of a grid. */
  columns: z.int().min(1).max(20).optional(),
})
type FractionFigure = z.output<typeof FractionFigure>

const SIZE = 116
const GAP = 14
const BAR = { w: 340, h: 46 }
const PER_ROW = 3

const NAMES = {
  bar: ['Une bande partagée', 'bandes identiques, chacune partagée'],
  disc: ['Un disque partagé', 'disques identiques, chacun partagé'],
  grid: ['Un rectangle partagé', 'rectangles identiques, chacun partagé'],
} as const

const describe = ({ shape, parts, shaded, wholes }: FractionFigure) => {
  const [one, many] = NAMES[shape]
  const share = parts === 1 ? 'en une seule part' : `en ${parts} parts égales`
  const hatched =
    shaded === 0
      ? 'Aucune part n’est hachurée.'
      : shaded === 1
        ? 'Une part est hachurée.'
        : `${shaded} parts sont hachurées.`
  return `${wholes === 1 ? one : `${wholes} ${many}`} ${share}. ${hatched}`
}

const drawDisc = (canvas: Canvas, [x, y]: Point, parts: number, fill: (part: number) => Color) => {
  const radius = SIZE / 2
  const centre: Point = [x + radius, y + radius]
  const on = (part: number): Point => {
    const turn = radians((360 / parts) * part - 90)
    return [centre[0] + radius * Math.cos(turn), centre[1] + radius * Math.sin(turn)]
  }
  if (parts === 1) return canvas.circle(centre, radius, { fill: fill(0) })
  for (let part = 0; part < parts; part++) {
    const [[ax, ay], [bx, by]] = [on(part), on(part + 1)]
    canvas.path(
      `M${px(centre[0])} ${px(centre[1])}L${px(ax)} ${px(ay)}A${radius} ${radius} 0 0 1 ${px(bx)} ${px(by)}Z`,
      { fill: fill(part) },
    )
  }
}

export const drawFraction = (figure: FractionFigure, name: string): Drawing => {
  const { shape, parts, shaded, wholes } = figure
  const isBar = shape === 'bar'
  const [w, h] = isBar ? [BAR.w, BAR.h] : [SIZE, SIZE]
  const perRow = isBar ? 1 : PER_ROW
  const rows = Math.ceil(wholes / perRow)
  const canvas = new Canvas(Math.min(wholes, perRow) * (w + GAP) + GAP, rows * (h + GAP) + GAP, name)
  const columns = figure.columns ?? Math.ceil(Math.sqrt(parts))
  for (let whole = 0; whole < wholes; whole++) {
    const at: Point = [GAP + (whole % perRow) * (w + GAP), GAP + Math.floor(whole / perRow) * (h + GAP)]
    const fill = (part: number): Color => (whole * parts + part < shaded ? canvas.hatch('a') : 'paper')
    if (shape === 'disc') drawDisc(canvas, at, parts, fill)
    else
      for (let part = 0; part < parts; part++) {
        const cell = SIZE / Math.max(columns, Math.ceil(parts / columns))
        const box = isBar
          ? { x: at[0] + (w / parts) * part, y: at[1], w: w / parts, h }
          : { x: at[0] + (part % columns) * cell, y: at[1] + Math.floor(part / columns) * cell, w: cell, h: cell }
        canvas.rect(box, { fill: fill(part) })
      }
  }
  const flaws = [
    ...(shaded > parts * wholes ? [`${shaded} parts are hatched of ${parts * wholes}`] : []),
    ...(shape === 'grid' && parts % columns > 0 ? [`${parts} parts do not fill ${columns} columns`] : []),
  ]
  return { canvas, text: describe(figure), flaws }
}
