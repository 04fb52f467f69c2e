import * as z from 'zod'
import { Language } from '../language.ts'
import { AcceptedWords } from '../solution-parts.ts'

/** By item, the words that may be said; the first one is shown. */
export const SpeakSolution = z.object({
  engine: z.literal('speak'),
  words: z.record(z.string(), AcceptedWords),
  lang: Language,
})
