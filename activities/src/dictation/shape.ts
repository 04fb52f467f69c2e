import * as z from 'zod'
import { Language } from '../language.ts'

/** A text to write down: sentence n is read aloud as part n. */
export const DictationData = z.object({
  engine: z.literal('dictation'),
  lang: Language,
  sentences: z.int().min(1),
  signs: z.array(z.string()).optional(),
})
export const DictationAnswer = z.object({ engine: z.literal('dictation'), text: z.string().max(4000) })
