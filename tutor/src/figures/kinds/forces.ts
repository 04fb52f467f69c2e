import { z } from 'zod'
import { Canvas } from '../canvas/canvas.ts'
import { sayLabel } from '../canvas/label-pieces.ts'
import { written } from '../canvas/numbers.ts'
import { length, move, type Point, unit } from '../canvas/points.ts'
import { type Drawing, figureKind, joinFrench, Label, Place, SeriesName } from '../parts.ts'

export const ForcesFigure = figureKind('forces', {
  scene: z.enum(['table', 'hanging', 'slope', 'free']),
  arrows: z
    .array(
      z.strictObject({
        /** Set with an arrow above it: `P`; or maths between dollars. */
        name: Label,
        /** In newtons: to the right and up. */
        to: Place,
        text: Label.optional(),
        role: SeriesName.default('b'),
      }),
    )
    .min(1)
    .max(4),
  /** How many newtons the segment of the scale stands for. */
  scale: z.number().positive().optional(),
})
type ForcesFigure = z.output<typeof ForcesFigure>

const WIDTH = 320
const LONGEST = 96
/** The end of a weight lies on the base of the slope: its name stands above that. */
const ABOVE_BASE = -14
const CENTRE: Point = [160, 148]

const SCENES: Record<ForcesFigure['scene'], { draw: (canvas: Canvas, centre: Point) => void; says: string }> = {
  table: {
    says: 'Un objet est posé sur une table.',
    draw: canvas => {
      canvas.rect({ x: 40, y: 178, w: 240, h: 11 }, { fill: canvas.hatch('soft', 45, 6), stroke: 'none' })
      canvas.line([40, 178], [280, 178], { width: 2.4 })
      canvas.rect({ x: 118, y: 118, w: 84, h: 60 }, { fill: 'ta', width: 2.2 })
    },
  },
  hanging: {
    says: 'Un objet est suspendu à un fil.',
    draw: canvas => {
      canvas.rect({ x: 70, y: 12, w: 180, h: 11 }, { fill: canvas.hatch('soft', 45, 6), stroke: 'none' })
      canvas.line([70, 23], [250, 23], { width: 2.4 })
      canvas.line([160, 23], [160, 120], { width: 1.8 })
      canvas.circle(CENTRE, 28, { fill: 'ta', width: 2.2 })
    },
  },
  slope: {
    says: 'Un objet est posé sur un plan incliné.',
    draw: canvas => {
      canvas.polygon(
        [
          [24, 240],
          [300, 240],
          [300, 102],
        ],
        { fill: 'tf', width: 2.2 },
      )
      canvas.turned(-26.6, CENTRE, () => canvas.rect({ x: 120, y: 123, w: 80, h: 50 }, { fill: 'ta', width: 2.2 }))
    },
  },
  free: {
    says: 'Un objet est représenté seul.',
    draw: (canvas, centre) => canvas.circle(centre, 28, { fill: 'ta', width: 2.2 }),
  },
}

const direction = ([x, y]: Point) =>
  joinFrench([
    ...(Math.abs(y) > length([x, y]) * 0.05 ? [y > 0 ? 'vers le haut' : 'vers le bas'] : []),
    ...(Math.abs(x) > length([x, y]) * 0.05 ? [x > 0 ? 'vers la droite' : 'vers la gauche'] : []),
  ])

export const drawForces = (figure: ForcesFigure, name: string): Drawing => {
  const { scene, arrows, scale } = figure
  const newton = LONGEST / Math.max(...arrows.map(({ to }) => length(to)))
  // Without surroundings the drawing is as high as its arrows.
  const reach = (side: 1 | -1) => Math.max(34, ...arrows.map(({ to }) => to[1] * side * newton)) + 22
  const centre: Point = scene === 'free' ? [CENTRE[0], reach(1)] : CENTRE
  const bottom = scene === 'free' ? centre[1] + reach(-1) : 262
  const canvas = new Canvas(WIDTH, bottom + (scale ? 40 : 6), name)
  SCENES[scene].draw(canvas, centre)
  for (const { name: label, to, text, role } of arrows) {
    const end = move(centre, [to[0], -to[1]], newton)
    canvas.line(centre, end, { stroke: role, width: 3.4, arrow: true })
    const away = unit([to[0], -to[1]])
    const isFlat = Math.abs(away[0]) > Math.abs(away[1])
    const sign = label.includes('$') ? label : `$\\vec{${label}}$`
    const set = { role, bold: true, size: 16, halo: true } as const
    const [x, y] = isFlat
      ? move(end, [away[0] * 6, -14])
      : move(end, [12, away[1] < 0 ? 8 : scene === 'slope' ? ABOVE_BASE : 2])
    const { x: left, w } = canvas.label([x, y], sign, { ...set, anchor: isFlat ? 'middle' : 'start', silent: true })
    if (text) canvas.label([left + w + 8, y], text, { role, anchor: 'start', size: 14, halo: true })
  }
  canvas.dot(centre, 3.6)
  canvas.label(move(centre, [-13, -6]), 'G', { bold: true, size: 14, halo: true })
  if (scale) {
    const y = bottom + 22
    canvas.line([20, y], [20 + scale * newton, y], { width: 2.4 })
    for (const x of [20, 20 + scale * newton]) canvas.line([x, y - 5], [x, y + 5])
    canvas.label([30 + scale * newton, y + 5], `${written(scale)}\u00a0N`, { anchor: 'start', size: 14 })
  }
  const said = arrows.map(
    ({ name: label, to, text }) =>
      `Force ${sayLabel(label)}, ${direction(to)}${text ? ` : ${text === '?' ? 'valeur cherchée' : sayLabel(text)}` : ''}${scale && !text ? `, longueur ${written(Math.round((length(to) / scale) * 10) / 10)} fois le segment de l’échelle` : ''}.`,
  )
  const flaws = arrows.flatMap(({ name: label, to, text }) => {
    const value = /^(\d+(?:,\d+)?)\s*N$/.exec(text ?? '')?.[1]
    const drawn = length(to)
    return value && Math.abs(Number(value.replace(',', '.')) / drawn - 1) > 0.03
      ? [`${label} is drawn with ${written(Math.round(drawn * 100) / 100)} N, it says ${text}`]
      : []
  })
  const text = `${SCENES[scene].says} Son centre de gravité est G. ${said.join(' ')}${scale ? ` Échelle : le segment représente ${written(scale)} N.` : ''}`
  return { canvas, text, flaws }
}
