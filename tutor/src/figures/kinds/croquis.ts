import { z } from 'zod'
import { Canvas } from '../canvas/canvas.ts'
import type { Point } from '../canvas/points.ts'
import { type Drawing, figureKind } from '../parts.ts'
import { describeLayers } from './map/describe.ts'
import { drawLayers } from './map/draw-layers.ts'
import { drawNames } from './map/draw-names.ts'
import { listLayerTargets } from './map/layer-targets.ts'
import { drawLegend, type LegendEntry, measureLegend } from './map/legend.ts'
import { sayPlace } from './map/number-zones.ts'
import { layers } from './map/schema.ts'

export const CroquisFigure = figureKind('croquis', {
  /** The sheet is 100 wide and so high; x goes right and y up from its corner below on the left. */
  height: z.number().min(30).max(110).default(70),
  ground: z.enum(['land', 'sea']).default('land'),
  ...layers,
})
export type CroquisFigure = z.output<typeof CroquisFigure>

const WIDTH = 400
const SCALE = WIDTH / 100
const LEGEND_GAP = 8

/** A sketch of a space, as pupils of geography draw it: fields, lines, flows and places, with their legend. */
export const drawCroquis = (figure: CroquisFigure, name: string): Drawing => {
  const height = figure.height * SCALE
  const project = ([x, y]: Point): Point => [x * SCALE, height - y * SCALE]
  // A first canvas, thrown away, says how high the legend is.
  const rows = drawLayers(new Canvas(WIDTH, height, name), figure, project, 0)
  const legend = rows.length > 0 ? measureLegend(rows, WIDTH) + LEGEND_GAP : 0
  const canvas = new Canvas(WIDTH, height + legend, name)
  const frame = { x: 0, y: 0, w: WIDTH, h: height }
  let entries: LegendEntry[] = []
  canvas.clip(frame, () => {
    canvas.rect(frame, { fill: figure.ground, stroke: 'none' })
    entries = drawLayers(canvas, figure, project, 0)
  })
  canvas.rect(frame, { stroke: 'soft', width: 1.4 })
  canvas.strokes.length = 0
  drawNames(canvas, figure, project, [frame])
  drawLegend(canvas, entries, height + LEGEND_GAP)
  const places = [...figure.towns, ...figure.names].filter(
    ({ at: [x, y] }) => x < 0 || x > 100 || y < 0 || y > figure.height,
  )
  return {
    canvas,
    targets: listLayerTargets(figure, project, at => sayPlace(at, { width: WIDTH, height, insets: [] })),
    text: ['Croquis avec sa légende.', ...describeLayers(figure)].join(' '),
    flaws: [
      ...(rows.length === 0 ? ['a sketch needs a legend: nothing of it has a label'] : []),
      ...places.map(({ text }) => `« ${text} » is not on the sheet`),
    ],
  }
}
