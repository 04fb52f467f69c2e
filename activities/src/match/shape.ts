import * as z from 'zod'
import { Element } from '../element.ts'
import { Hints } from '../hints.ts'

/** With `many`, an element of the right goes with several of the left. */
export const MatchData = z.object({
  engine: z.literal('match'),
  instruction: z.string(),
  left: z.array(Element),
  right: z.array(Element),
  many: z.boolean().optional(),
  ...Hints,
})
export const MatchAnswer = z.object({
  engine: z.literal('match'),
  pairs: z.record(z.string().max(40), z.string().max(40)),
})
