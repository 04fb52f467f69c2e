import * as z from 'zod'
import { Rest } from '../element.ts'

/** Flashcards: recall the word of a definition, typed, then compared. */
export const CardsData = z.object({
  engine: z.literal('cards'),
  cards: z.array(z.object({ id: z.string(), front: z.string(), hint: z.string().optional() })),
})
export const CardsAnswer = z.object({
  engine: z.literal('cards'),
  typed: z.record(z.string().max(40), z.string().max(200)),
  rest: Rest,
})
