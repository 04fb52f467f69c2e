import * as z from 'zod'

export const PageSolution = z.object({ engine: z.literal('page') })
