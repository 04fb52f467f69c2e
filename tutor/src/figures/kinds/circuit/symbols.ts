import type { Canvas, Pen } from '../../canvas/canvas.ts'
import type { Point } from '../../canvas/points.ts'
import type { Component } from './schema.ts'

const INK: Pen = { width: 2.4 }
const FULL: Pen = { width: 2.4, fill: 'paper' }
const RADIUS = 16

const letter = (canvas: Canvas, at: Point, sign: string) => {
  canvas.circle(at, RADIUS, FULL)
  canvas.label(at, sign, { middle: true, bold: true, symbol: true, size: 16 })
}

const box = (canvas: Canvas, [x, y]: Point) => canvas.rect({ x: x - 22, y: y - 8, w: 44, h: 16 }, FULL)

const diode = (canvas: Canvas, [x, y]: Point) => {
  canvas.polygon(
    [
      [x - 11, y - 12],
      [x - 11, y + 12],
      [x + 11, y],
    ],
    FULL,
  )
  canvas.line([x + 11, y - 12], [x + 11, y + 12], INK)
}

const gap = (canvas: Canvas, [x, y]: Point, half: number) =>
  canvas.rect({ x: x - half, y: y - 5, w: 2 * half, h: 10 }, { fill: 'paper', stroke: 'none' })

const contact = (canvas: Canvas, [x, y]: Point, isOpen: boolean) => {
  gap(canvas, [x, y], 18)
  canvas.line([x - 18, y], isOpen ? [x + 13, y - 17] : [x + 18, y], INK)
  for (const end of [-18, 18]) canvas.dot([x + end, y], 3.2)
}

/** The normalised symbols (NF EN 60617), drawn on a horizontal wire around a point. */
export const symbols: Record<Component['part'], (canvas: Canvas, at: Point) => void> = {
  wire: () => undefined,
  cell: (canvas, [x, y]) => {
    gap(canvas, [x, y], 5)
    canvas.line([x - 5, y - 17], [x - 5, y + 17], INK)
    canvas.line([x + 5, y - 9], [x + 5, y + 9], { width: 6 })
    canvas.label([x - 16, y - 8], '+', { symbol: true, bold: true, role: 'b' })
    canvas.label([x + 17, y - 8], '−', { symbol: true, bold: true, role: 'e' })
  },
  lamp: (canvas, [x, y]) => {
    canvas.circle([x, y], RADIUS, FULL)
    canvas.path(`M${x - 11.3} ${y - 11.3}l22.6 22.6m-22.6 0l22.6 -22.6`, INK)
  },
  open: (canvas, at) => contact(canvas, at, true),
  closed: (canvas, at) => contact(canvas, at, false),
  resistor: box,
  fuse: (canvas, at) => {
    box(canvas, at)
    canvas.line([at[0] - 22, at[1]], [at[0] + 22, at[1]], INK)
  },
  motor: (canvas, at) => letter(canvas, at, 'M'),
  generator: (canvas, at) => letter(canvas, at, 'G'),
  ammeter: (canvas, at) => letter(canvas, at, 'A'),
  voltmeter: (canvas, at) => letter(canvas, at, 'V'),
  diode,
  led: (canvas, [x, y]) => {
    diode(canvas, [x, y])
    for (const shift of [0, 9])
      canvas.line([x + shift - 2, y - 14], [x + shift + 6, y - 24], { arrow: true, width: 1.6 })
  },
}
