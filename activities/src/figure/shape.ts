import * as z from 'zod'

/** A place in a drawing, in the drawing's own units; y goes down. */
const Place = z.tuple([z.number(), z.number()])
const Box = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() })

/**
 * A zone, a part or a slot that is asked for, under an id that says nothing. `at` is where its number stands; `box` or
 * `path` is all of it, `to` what a number beside the drawing points at. `where` says in words where it lies, never what
 * it is.
 */
export const FigureTarget = z.object({
  id: z.string(),
  at: Place,
  to: Place.optional(),
  box: Box.optional(),
  path: z.string().optional(),
  where: z.string().optional(),
})
export type FigureTarget = z.infer<typeof FigureTarget>

/** An axis: where its ends stand in the drawing, the values there, and the finest step that is drawn between them. */
const AxisScale = z.object({
  from: z.number(),
  to: z.number(),
  min: z.number(),
  max: z.number(),
  step: z.number().positive(),
})
export type AxisScale = z.infer<typeof AxisScale>

/** Which values lie where. `level` is where a figure with one axis has its line, in the other direction. */
export const FigureScale = z.object({ x: AxisScale.optional(), y: AxisScale.optional(), level: z.number().optional() })
export type FigureScale = z.infer<typeof FigureScale>

/** A figure as it is shown: its drawing, the text that says the same, and its size in pixels. */
export const FigureView = z.object({
  svg: z.string(),
  title: z.string(),
  text: z.string(),
  source: z.string().optional(),
  /** The corner of the drawing's frame at the top left; 0 where it is not said. */
  x: z.number().optional(),
  y: z.number().optional(),
  w: z.number().positive(),
  h: z.number().positive(),
  /** Of a figure that is answered on. */
  targets: z.array(FigureTarget).optional(),
  scale: FigureScale.optional(),
})
export type FigureView = z.infer<typeof FigureView>
