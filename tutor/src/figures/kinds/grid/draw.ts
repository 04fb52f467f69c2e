import { Canvas } from '../../canvas/canvas.ts'
import { written } from '../../canvas/numbers.ts'
import { mean, move, normal, type Point, subtract, unit } from '../../canvas/points.ts'
import type { Drawing } from '../../parts.ts'
import { findImage } from './find-image.ts'
import type { GridFigure } from './schema.ts'

const MARGIN = 20
const MAX_CELL = 28

const say = ([x, y]: Point) => `(${written(x)} ; ${written(y)})`

const sayMove = (by: NonNullable<GridFigure['by']>): string => {
  if ('axis' in by) return `Axe (d) passant par ${say(by.axis[0])} et ${say(by.axis[1])}.`
  if ('centre' in by) return `Centre de symétrie O ${say(by.centre)}.`
  if ('around' in by)
    return `Centre de rotation O ${say(by.around)}, angle de ${written(Math.abs(by.angle))}° dans le sens ${by.angle < 0 ? 'des aiguilles d’une montre' : 'contraire des aiguilles d’une montre'}.`
  if ('ratio' in by) return `Centre d’homothétie O ${say(by.from)}, rapport ${written(by.ratio)}.`
  const [x, y] = by.vector
  const across = x === 0 ? [] : [`${written(Math.abs(x))} vers la ${x > 0 ? 'droite' : 'gauche'}`]
  const up = y === 0 ? [] : [`${written(Math.abs(y))} vers le ${y > 0 ? 'haut' : 'bas'}`]
  return `Translation de ${[...across, ...up].join(' et ')}.`
}

const describe = ({ size, shape, names, by, show, unit: hasUnit }: GridFigure, image: readonly Point[]) =>
  [
    `Quadrillage de ${size[0]} carreaux sur ${size[1]}.`,
    `Figure${names ? ` ${names}` : ''} de sommets ${shape.map(say).join(', ')}, comptés depuis le coin en bas à gauche.`,
    by ? sayMove(by) : '',
    show && by ? `Image : ${image.map(say).join(', ')}.` : '',
    hasUnit ? 'Un carreau hachuré est l’unité d’aire u.' : '',
  ].join(' ')

export const drawGrid = (figure: GridFigure, name: string): Drawing => {
  const { size, shape, names, by, show, unit: hasUnit } = figure
  const [columns, rows] = size
  const cell = Math.min(MAX_CELL, 360 / columns)
  const canvas = new Canvas(columns * cell + 2 * MARGIN, rows * cell + 2 * MARGIN, name)
  const at = ([x, y]: Point): Point => [MARGIN + x * cell, MARGIN + (rows - y) * cell]
  // The cells are counted through the shape, so the lines go over its fill.
  canvas.polygon(shape.map(at), { fill: 'ta', stroke: 'none', opacity: 0.55 })
  for (let i = 0; i <= columns; i++) canvas.line(at([i, 0]), at([i, rows]), { stroke: 'line', width: 1 })
  for (let i = 0; i <= rows; i++) canvas.line(at([0, i]), at([columns, i]), { stroke: 'line', width: 1 })
  const image = by ? shape.map(point => findImage(by, point)) : []
  canvas.polygon(shape.map(at), { fill: 'none', stroke: 'a', width: 2.6 })
  if (show && by) canvas.polygon(image.map(at), { fill: canvas.hatch('b'), stroke: 'b', width: 2.6 })
  if (hasUnit) {
    const [x, y] = at([0, 1])
    canvas.rect({ x, y, w: cell, h: cell }, { fill: canvas.hatch('c', 45, 6), stroke: 'c' })
    canvas.label([x + cell + 4, y + cell / 2], 'u', {
      anchor: 'start',
      middle: true,
      role: 'c',
      bold: true,
      italic: true,
      halo: true,
    })
  }
  const letters = names?.match(/[A-Z][\d′]?/g) ?? []
  letters.forEach((letter, i) => {
    const corner = shape[i]
    if (!corner) return
    const place = move(at(corner), unit(subtract(at(corner), mean(shape.map(at)))), 14)
    canvas.label(place, letter, { middle: true, bold: true, halo: true })
  })
  if (by) drawMove(canvas, by, at, shape)
  const all = [...shape, ...(show ? image : [])]
  const isOut = all.some(([x, y]) => x < -1e-9 || y < -1e-9 || x > columns + 1e-9 || y > rows + 1e-9)
  const [left, bottom] = at([0, 0])
  const [right, top] = at([columns, rows])
  return {
    canvas,
    text: describe(figure, image),
    flaws: isOut ? ['the shape or its image leaves the grid'] : [],
    scale: {
      x: { from: left, to: right, min: 0, max: columns, step: 1 },
      y: { from: bottom, to: top, min: 0, max: rows, step: 1 },
    },
  }
}

const drawMove = (
  canvas: Canvas,
  by: NonNullable<GridFigure['by']>,
  at: (point: Point) => Point,
  shape: readonly Point[],
) => {
  if ('axis' in by) {
    const [a, b] = by.axis.map(at) as [Point, Point]
    const along = unit(subtract(b, a))
    canvas.line(move(a, along, -12), move(b, along, 12), { stroke: 'd', width: 2.6, dash: '10 4 2 4' })
    canvas.label(move(move(b, along, -4), normal(along), 16), '(d)', {
      role: 'd',
      bold: true,
      halo: true,
      size: 14,
      middle: true,
    })
  } else if ('vector' in by) {
    const start = at(shape[0] ?? [0, 0])
    canvas.line(start, at(move(shape[0] ?? [0, 0], by.vector)), { stroke: 'd', width: 2.8, arrow: true })
  } else {
    const centre = at('centre' in by ? by.centre : 'around' in by ? by.around : by.from)
    canvas.dot(centre, 4, 'd')
    canvas.label(move(centre, [12, -9]), 'O', { role: 'd', bold: true, halo: true, middle: true })
  }
}
