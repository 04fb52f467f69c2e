import * as z from 'zod'
import { Spot } from '../result.ts'

/** Each value, as it is read and as it is written, and how far beside it is still right. */
export const ReadValueSolution = z.object({
  engine: z.literal('read-value'),
  items: z.record(
    z.string(),
    z.object({
      question: z.string(),
      value: z.number(),
      tolerance: z.number().positive(),
      /** How far from it somebody has nearly read it. */
      near: z.number().positive().optional(),
      unit: z.string().optional(),
      written: z.string(),
      /** What is read by mistake, and what is said of it. */
      slips: z.array(z.object({ value: z.number(), note: z.string() })),
      /** Where it stands on the axes of the figure. */
      spot: Spot.optional(),
    }),
  ),
})
