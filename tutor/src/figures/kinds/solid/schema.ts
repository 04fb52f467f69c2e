import { z } from 'zod'
import { figureKind, Label } from '../../parts.ts'

export const SolidFigure = figureKind('solid', {
  solid: z.enum(['cuboid', 'prism', 'pyramid', 'cylinder', 'cone', 'sphere']),
  /** Length, width and height of a cuboid; base and height of its triangle, then length of a prism. */
  size: z.tuple([z.number().positive(), z.number().positive(), z.number().positive()]).optional(),
  /** Of the corners of a cuboid: the lower four from the front left anticlockwise seen from above, then those above them. */
  names: z
    .string()
    .regex(/^[A-Z]{8}$/)
    .optional(),
  labels: z
    .strictObject({
      length: Label.optional(),
      width: Label.optional(),
      height: Label.optional(),
      radius: Label.optional(),
      side: Label.optional(),
    })
    .default({}),
})
export type SolidFigure = z.output<typeof SolidFigure>
