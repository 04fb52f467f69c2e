import * as z from 'zod'

/** A file that was built for a frame, and nothing else that the server has. */
const File = z.string().regex(/^[\w-]+(?:\.[\w-]+)*\.(?:js|css|woff2)$/)

/** Frame to player: a file that it needs. */
export const AsksPart = z.object({ type: z.literal('frame-asks'), file: File })

/** What a file holds: its text, or the bytes of a font; null when it cannot be had. */
export type Content = string | ArrayBuffer | null

/** Player to frame. */
export const GivesPart = z.object({
  type: z.literal('frame-part'),
  file: File,
  content: z.unknown(),
})
