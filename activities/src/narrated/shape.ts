import * as z from 'zod'

const MAX_LINES = 200

/** A part of a course that a voice comments line by line; line n is read aloud as part n. */
export const NarratedData = z.object({
  engine: z.literal('narrated'),
  lines: z.array(z.object({ shown: z.string(), said: z.string() })).min(1),
})
/** `shown`: how many lines have appeared. */
export const NarratedAnswer = z.object({
  engine: z.literal('narrated'),
  shown: z.int().min(0).max(MAX_LINES).optional(),
})
