import * as z from 'zod'

export const ContentsSolution = z.object({ engine: z.literal('contents') })
