import * as z from 'zod'
import { Mark } from './shape.ts'

/** What belongs to the image, in the order of the shape; the images that usual mistakes lead to; how it is found. */
export const DrawImageSolution = z.object({
  engine: z.literal('draw-image'),
  marks: z.array(Mark).min(1),
  slips: z.array(z.object({ marks: z.array(Mark), note: z.string() })),
  why: z.string(),
})
