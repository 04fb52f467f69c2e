import * as z from 'zod'
import { AcceptedWords, Strictness } from '../solution-parts.ts'

/** By item, the accepted texts of each gap; the first one is the text that is shown. */
export const ClozeSolution = z.object({
  engine: z.literal('cloze'),
  items: z.record(z.string(), z.array(AcceptedWords)),
  ...Strictness,
})
