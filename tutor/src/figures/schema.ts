import { z } from 'zod'
import { AxesFigure } from './kinds/axes.ts'
import { ChartFigure } from './kinds/chart/schema.ts'
import { FlowFigure } from './kinds/flow/schema.ts'
import { GeometryFigure } from './kinds/geometry/schema.ts'
import { NumberLineFigure } from './kinds/number-line.ts'

/** A figure as data; what is drawn and what is said is made from it. */
export const Figure = z.discriminatedUnion('kind', [
  GeometryFigure,
  NumberLineFigure,
  AxesFigure,
  ChartFigure,
  FlowFigure,
])
export type Figure = z.output<typeof Figure>
export type FigureKind = Figure['kind']
export type FigureFor<K extends FigureKind> = Extract<Figure, { kind: K }>
