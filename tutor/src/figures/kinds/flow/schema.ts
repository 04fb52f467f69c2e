import { z } from 'zod'
import { figureKind, Label, Place, SeriesName } from '../../parts.ts'

const NodeId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/)

export const FlowFigure = figureKind('flow', {
  /** `at` is a column and a row, from 0 at the top left; halves are allowed. Three columns fit on a phone. */
  nodes: z
    .array(z.strictObject({ id: NodeId, at: Place, text: Label, role: SeriesName.optional() }))
    .min(2)
    .max(14),
  arrows: z
    .array(z.strictObject({ from: NodeId, to: NodeId, text: Label.optional(), both: z.boolean().default(false) }))
    .min(1),
  /** What an arrow means: « est mangé par ». */
  means: Label.optional(),
})
export type FlowFigure = z.output<typeof FlowFigure>
