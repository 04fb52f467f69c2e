import * as z from 'zod'
import { Texts } from '../solution-parts.ts'

/** The graduation of each point, how far from it is still right, and what the correction says of each place. */
export const NumberLineSolution = z.object({
  engine: z.literal('number-line'),
  places: z.record(z.string(), z.number()),
  tolerance: z.number().positive(),
  labels: Texts,
})
