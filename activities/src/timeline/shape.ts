import * as z from 'zod'
import { Element } from '../element.ts'
import { Hints } from '../hints.ts'

/** Events to put in order on the line; dates appear in the correction. */
export const TimelineData = z.object({
  engine: z.literal('timeline'),
  instruction: z.string(),
  items: z.array(Element),
  ...Hints,
})
export const TimelineAnswer = z.object({ engine: z.literal('timeline'), order: z.array(z.string().max(40)).max(30) })
