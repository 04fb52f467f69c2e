import * as z from 'zod'

export const NarratedSolution = z.object({ engine: z.literal('narrated') })
