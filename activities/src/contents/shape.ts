import * as z from 'zod'

/** Where a book begins: an introduction, and the list of its chapters, which the player knows. */
export const ContentsData = z.object({ engine: z.literal('contents'), intro: z.string() })
export const ContentsAnswer = z.object({ engine: z.literal('contents') })
