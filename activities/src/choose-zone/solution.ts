import * as z from 'zod'

/** What each zone is called, and which ones are asked for. */
export const ChooseZoneSolution = z.object({
  engine: z.literal('choose-zone'),
  zones: z.record(z.string(), z.object({ name: z.string(), correct: z.boolean() })),
  why: z.string(),
})
