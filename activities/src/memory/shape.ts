import * as z from 'zod'

/**
 * Cards that lie face down, two by two. Which ones go together is not said: the pupil decides, and the API judges
 * all pairs at the end. So a game needs one call, not one per move, and the data holds nothing to look up.
 */
export const MemoryData = z.object({
  engine: z.literal('memory'),
  instruction: z.string(),
  cards: z.array(z.object({ id: z.string(), text: z.string() })),
})
/** The pairs that were put aside: the card turned first, and the one turned after it. */
export const MemoryAnswer = z.object({
  engine: z.literal('memory'),
  pairs: z.record(z.string().max(40), z.string().max(40)),
})
