import { z } from 'zod'
import { Axis, figureKind, Label } from '../../parts.ts'

export const ChartFigure = figureKind('chart', {
  chart: z.enum(['bars', 'pie', 'box']),
  unit: Label.optional(),
  /** Bars and pies; with `series` each bar has a value for each one. */
  values: z
    .array(z.strictObject({ label: Label, value: z.union([z.number(), z.array(z.number()).min(2).max(3)]) }))
    .max(12)
    .default([]),
  series: z.array(Label).max(3).default([]),
  boxes: z
    .array(
      z.strictObject({
        label: Label,
        min: z.number(),
        q1: z.number(),
        median: z.number(),
        q3: z.number(),
        max: z.number(),
      }),
    )
    .max(4)
    .default([]),
  axis: Axis.optional(),
  /** The value of each bar stands at its end. */
  showValues: z.boolean().default(false),
  /** The values of a pie are not written: they are asked. */
  hide: z.boolean().default(false),
})
export type ChartFigure = z.output<typeof ChartFigure>
