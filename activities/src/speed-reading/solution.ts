import * as z from 'zod'

/** How long the text is, for the pace. */
export const SpeedReadingSolution = z.object({ engine: z.literal('speed-reading'), words: z.int().positive() })
