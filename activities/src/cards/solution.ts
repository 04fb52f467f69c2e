import * as z from 'zod'
import { AcceptedWords, Strictness } from '../solution-parts.ts'

/** The accepted words of each card; the first one is shown. */
export const CardsSolution = z.object({
  engine: z.literal('cards'),
  cards: z.record(z.string(), AcceptedWords),
  ...Strictness,
})
