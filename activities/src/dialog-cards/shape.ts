import * as z from 'zod'
import { Language } from '../language.ts'

/** Cards to turn over: the pupil says whether he knew. With `lang`, the front of card n is read aloud as part n. */
export const DialogCardsData = z.object({
  engine: z.literal('dialog-cards'),
  lang: Language,
  cards: z.array(z.object({ id: z.string(), front: z.string(), back: z.string(), said: z.string() })).min(1),
})
export const DialogCardsAnswer = z.object({
  engine: z.literal('dialog-cards'),
  known: z.record(z.string().max(40), z.boolean()),
})
