import { z } from 'zod'
import { Canvas } from '../canvas/canvas.ts'
import { wrapText } from '../canvas/label-markup.ts'
import { type Point, radians } from '../canvas/points.ts'
import { type Drawing, figureKind, Label } from '../parts.ts'

export const ClockFigure = figureKind('clock', {
  clocks: z
    .array(
      z.strictObject({
        time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'HH:MM'),
        /** Below the clock: « midi », « half past three »; nothing where the time is asked. */
        label: Label.optional(),
        show: z.enum(['hands', 'digits']).default('hands'),
      }),
    )
    .min(1)
    .max(6),
})
type ClockFigure = z.output<typeof ClockFigure>
type OneClock = ClockFigure['clocks'][number]

const SIZE = 130
const RADIUS = 56
const LETTERS = 14

const read = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { hours, minutes }
}

const drawHands = (canvas: Canvas, [x, y]: Point, time: string) => {
  const { hours, minutes } = read(time)
  const on = (degrees: number, radius: number): Point => {
    const turn = radians(degrees - 90)
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)]
  }
  canvas.circle([x, y], RADIUS, { fill: 'paper', width: 2.4 })
  for (let hour = 1; hour <= 12; hour++) {
    canvas.line(on(hour * 30, RADIUS - 6), on(hour * 30, RADIUS - 1), { width: 1.8 })
    canvas.label(on(hour * 30, RADIUS - 15), String(hour), { middle: true, size: 13, symbol: true })
  }
  canvas.line([x, y], on((hours % 12) * 30 + minutes / 2, 20), { stroke: 'b', width: 5, round: true })
  canvas.line([x, y], on(minutes * 6, 30), { stroke: 'a', width: 3, round: true })
  canvas.dot([x, y], 4)
}

/** Where the hands point, without the time. */
const sayHands = (time: string) => {
  const { hours, minutes } = read(time)
  const hour = hours % 12 || 12
  const small = minutes === 0 ? `sur ${hour}` : `entre ${hour} et ${(hour % 12) + 1}`
  const large =
    minutes % 5 === 0
      ? `sur ${minutes / 5 || 12}`
      : `${minutes % 5} petits traits après ${Math.floor(minutes / 5) || 12}`
  return `petite aiguille ${small}, grande aiguille ${large}`
}

const say = ({ time, label, show }: OneClock, i: number) =>
  `Horloge ${i + 1} : ${show === 'digits' ? `affichage ${time}` : sayHands(time)}${label ? `, « ${label} »` : ''}.`

/** Clocks with hands or digits, three in a row. */
export const drawClock = ({ clocks }: ClockFigure, name: string): Drawing => {
  const columns = Math.min(3, clocks.length)
  const lines = clocks.map(({ label }) => (label ? wrapText(label, LETTERS, SIZE / 1.3) : []))
  const row = SIZE - 6 + Math.max(...lines.map(({ length }) => length)) * 17 + 6
  const canvas = new Canvas(columns * SIZE, Math.ceil(clocks.length / columns) * row, name)
  clocks.forEach(({ time, show }, i) => {
    const at: Point = [(i % columns) * SIZE + SIZE / 2, Math.floor(i / columns) * row + SIZE / 2 - 4]
    if (show === 'digits') {
      canvas.rect({ x: at[0] - 52, y: at[1] - 26, w: 104, h: 52 }, { fill: 'ta', stroke: 'a', width: 2.4, corner: 10 })
      canvas.label(at, time, { middle: true, bold: true, size: 20, symbol: true })
    } else drawHands(canvas, at, time)
    const text = lines[i] ?? []
    canvas.lines([at[0], at[1] + RADIUS + 8 + text.length * 8.5], text, { size: LETTERS, bold: true })
  })
  canvas.strokes.length = 0
  return { canvas, text: clocks.map(say).join(' ') }
}
