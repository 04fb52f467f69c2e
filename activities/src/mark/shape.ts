import * as z from 'zod'
import { Language } from '../language.ts'

/** Words or sentences to mark. A piece with an id can be marked; one without is what stands between. */
export const MarkData = z.object({
  engine: z.literal('mark'),
  unit: z.enum(['word', 'sentence']),
  instruction: z.string(),
  /** The language of the text, so that it is read out as it should. */
  lang: Language,
  pieces: z.array(z.object({ id: z.string().optional(), text: z.string() })),
})
export const MarkAnswer = z.object({ engine: z.literal('mark'), marked: z.array(z.string().max(40)).max(400) })
