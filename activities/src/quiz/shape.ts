import * as z from 'zod'
import { Element } from '../element.ts'
import { Hints } from '../hints.ts'

/** A question with options to tick: one of them, or several with `multiple`. */
export const QuizData = z.object({
  engine: z.literal('quiz'),
  stem: z.string(),
  multiple: z.boolean(),
  options: z.array(Element),
  ...Hints,
})
export const QuizAnswer = z.object({ engine: z.literal('quiz'), chosen: z.array(z.string().max(40)).max(10) })
