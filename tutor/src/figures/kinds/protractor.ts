import { z } from 'zod'
import { Canvas } from '../canvas/canvas.ts'
import { type Point, radians } from '../canvas/points.ts'
import { type Drawing, figureKind } from '../parts.ts'
import { sayLevel } from '../tasks/say-level.ts'

export const ProtractorFigure = figureKind('protractor', {
  /** The angle that is measured, in degrees. */
  angle: z.int().min(5).max(175),
  /** Where the side lies that passes through 0. */
  zero: z.enum(['right', 'left']).default('right'),
  /** The vertex and a point or letter of each side: the one on 0 first. */
  names: z
    .tuple([z.string().min(1).max(2), z.string().min(1).max(2), z.string().min(1).max(2)])
    .default(['O', 'x', 'y']),
  showValue: z.boolean().default(true),
})
type ProtractorFigure = z.output<typeof ProtractorFigure>

const RADIUS = 176
const AT: Point = [204, 212]
const BEYOND = 22
const DEGREES = 180
const NUMBER = 10
const OUTER_END = 3.5
const INNER_END = 4

/** A place at so many degrees, counted from the right against the clock. */
const on = (degrees: number, radius: number): Point => {
  const turn = radians(degrees)
  return [AT[0] + radius * Math.cos(turn), AT[1] - radius * Math.sin(turn)]
}

/** A half circle of dashes, one each so many degrees. */
const drawTicks = (canvas: Canvas, every: number, size: number, width: number) => {
  const radius = RADIUS - size / 2
  const gap = (Math.PI * radius * every) / DEGREES - width
  // Half a dash is left out at 0 so that each lies around its degree.
  const [from, to] = [on(-width / 2 / radius / radians(1), radius), on(DEGREES, radius)]
  canvas.path(
    `M${from.map(value => value.toFixed(2)).join(' ')}A${radius} ${radius} 0 0 0 ${to.map(value => value.toFixed(2)).join(' ')}`,
    { width: size, dash: `${width} ${gap.toFixed(3)}` },
  )
}

const drawScale = (canvas: Canvas) => {
  const [right, left] = [AT[0] + RADIUS, AT[0] - RADIUS]
  canvas.path(`M${right} ${AT[1] + 14}V${AT[1]}A${RADIUS} ${RADIUS} 0 0 0 ${left} ${AT[1]}V${AT[1] + 14}Z`, {
    fill: 'te',
    stroke: 'e',
    width: 2,
  })
  drawTicks(canvas, 1, 6, 0.9)
  drawTicks(canvas, 5, 10, 1.1)
  drawTicks(canvas, NUMBER, 14, 1.6)
  canvas.path(`M${AT[0] - 90} ${AT[1]}A90 90 0 0 1 ${AT[0] + 90} ${AT[1]}`, { stroke: 'e', width: 1.2 })
}

/** Numbers lie over the side that is read, each kept free of it. */
const drawNumbers = (canvas: Canvas, side: number) => {
  for (let degrees = 0; degrees <= DEGREES; degrees += NUMBER) {
    const halo = Math.abs(degrees - side) < NUMBER / 2
    const turned = { middle: true, size: 12, symbol: true, halo } as const
    // The ends stand above the side that lies on 0.
    const outer = Math.max(OUTER_END, Math.min(DEGREES - OUTER_END, degrees))
    const inner = Math.max(INNER_END, Math.min(DEGREES - INNER_END, degrees))
    canvas.label(on(outer, RADIUS - 23), String(DEGREES - degrees), { ...turned, role: 'soft' })
    canvas.label(on(inner, RADIUS - 44), String(degrees), { ...turned, size: 11, role: 'a' })
  }
}

/** A protractor with two scales on an angle, its first side on 0. */
export const drawProtractor = (figure: ProtractorFigure, name: string): Drawing => {
  const { angle, zero, names, showValue, valuesAsked } = figure
  const [vertex, first, second] = names
  const canvas = new Canvas(AT[0] * 2, AT[1] + 40, name)
  drawScale(canvas)
  const [from, to] = zero === 'right' ? [0, angle] : [DEGREES, DEGREES - angle]
  for (const degrees of [from, to]) canvas.line(AT, on(degrees, RADIUS + BEYOND), { stroke: 'b', width: 3 })
  drawNumbers(canvas, to)
  canvas.dot(AT, 4.5, 'b')
  canvas.strokes.length = 0
  const letter = { middle: true, bold: true, role: 'b', halo: true } as const
  canvas.label([AT[0], AT[1] + 26], vertex, letter)
  const beside = on(from, RADIUS + 12)
  canvas.label([beside[0], beside[1] + 26], first, letter)
  canvas.label(on(to + (to > 90 ? -5 : 5), RADIUS + 16), second, letter)
  if (showValue && !valuesAsked) canvas.label(on((from + to) / 2, 58), `${angle}°`, { ...letter, size: 16 })
  const scale = zero === 'right' ? 'intérieure' : 'extérieure'
  const side = `[${vertex}${second})`
  const value = valuesAsked
    ? sayLevel(angle, { min: 0, step: NUMBER, fine: NUMBER }).replaceAll('au-dessus de', 'après')
    : `sur ${angle}`
  return {
    canvas,
    text: `Rapporteur à deux graduations, de 0 à 180 dans les deux sens, un trait par degré. Son centre est sur ${vertex}. Le côté [${vertex}${first}), à ${zero === 'right' ? 'droite' : 'gauche'}, passe par le 0 de la graduation ${scale}. Sur cette graduation, le côté ${side} passe ${value}${showValue && !valuesAsked ? ` : l’angle mesure ${angle}°` : ''}.`,
    scale: {},
  }
}
