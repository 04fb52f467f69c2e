import * as z from 'zod'

/** The fronts of the cards, to name those to see again. */
export const DialogCardsSolution = z.object({
  engine: z.literal('dialog-cards'),
  cards: z.record(z.string(), z.string()),
})
