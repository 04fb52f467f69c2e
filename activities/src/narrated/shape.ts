import * as z from 'zod'

/** A part of a course that a voice comments line by line; line n is read aloud as part n. */
export const NarratedData = z.object({
  engine: z.literal('narrated'),
  lines: z.array(z.object({ shown: z.string(), said: z.string() })).min(1),
})
export const NarratedAnswer = z.object({ engine: z.literal('narrated') })
