import * as z from 'zod'

/** A film that the description of the module links to. The player shows it beside the frame. */
export const FilmData = z.object({ engine: z.literal('film'), link: z.url() })
export const FilmAnswer = z.object({ engine: z.literal('film') })
