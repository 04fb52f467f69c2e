import { Canvas, type LabelOptions } from '../../canvas/canvas.ts'
import type { Point } from '../../canvas/points.ts'
import type { OpticsFigure } from './schema.ts'

const Y = 116
const SOURCE: Point = [40, Y]
const BALL: Point = [168, Y]
const RADIUS = 34
const SCREEN = 336
/** A shadow is dark in every theme, what is lit is not. */
const SHADOW = '#1c1a3a'
const LIT = '#fffefc'

/** A point source, an opaque ball and its shadows, on a screen and on itself. */
export const drawShadow = ({ labels }: OpticsFigure, name: string): Canvas => {
  const canvas = new Canvas(400, 246, name)
  const far = BALL[0] - SOURCE[0]
  const turn = Math.asin(RADIUS / far)
  const hit = Math.tan(turn) * (SCREEN - SOURCE[0])
  const along = far * Math.cos(turn)
  const touch: Point = [SOURCE[0] + along * Math.cos(turn), along * Math.sin(turn)]
  canvas.polygon(
    [
      [touch[0], Y - touch[1]],
      [SCREEN, Y - hit],
      [SCREEN, Y + hit],
      [touch[0], Y + touch[1]],
    ],
    { fill: '#000000', stroke: 'none', opacity: 0.22 },
  )
  for (const side of [-1, 1]) {
    canvas.line(SOURCE, [SCREEN, Y + side * hit], { stroke: 'f', width: 2.2 })
    canvas.line(SOURCE, [SOURCE[0] + 60, Y + side * 60 * Math.tan(turn)], { stroke: 'f', width: 2.2, arrow: true })
  }
  canvas.circle(BALL, RADIUS, { fill: 'ta', width: 2.2 })
  const half = `M${BALL[0]} ${Y - RADIUS}A${RADIUS} ${RADIUS} 0 0 1 ${BALL[0]} ${Y + RADIUS}Z`
  canvas.path(half, { fill: SHADOW, stroke: 'none' })
  canvas.circle(BALL, RADIUS, { width: 2.2 })
  canvas.rect({ x: SCREEN, y: 10, w: 8, h: 212 }, { fill: LIT, width: 2.2 })
  canvas.rect({ x: SCREEN - 1, y: Y - hit, w: 10, h: 2 * hit }, { fill: SHADOW, stroke: 'none' })
  canvas.circle(SOURCE, 8, { fill: 'tf', stroke: 'f', width: 2.4 })
  for (let i = 0; i < 8; i++) {
    const [x, y] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)]
    canvas.line([SOURCE[0] + 12 * x, Y + 12 * y], [SOURCE[0] + 17 * x, Y + 17 * y], { stroke: 'f', width: 2 })
  }
  const set = (at: Point, text: string | undefined, options: LabelOptions = {}) =>
    text && canvas.label(at, text, { size: 14, bold: true, ...options })
  set([SOURCE[0], Y + 36], labels.source)
  set([BALL[0], Y - RADIUS - 22], labels.object)
  if (labels.own) {
    canvas.line([BALL[0] - 14, Y + 72], [BALL[0] + 14, Y + 20], { width: 1.3 })
    set([BALL[0] - 20, Y + 86], labels.own)
  }
  set([(BALL[0] + RADIUS + SCREEN) / 2, Y + 4], labels.cone, { halo: true })
  set([SCREEN + 14, Y + 4], labels.cast, { anchor: 'start' })
  set([SCREEN + 4, 240], labels.screen)
  return canvas
}
