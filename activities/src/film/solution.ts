import * as z from 'zod'

export const FilmSolution = z.object({ engine: z.literal('film') })
