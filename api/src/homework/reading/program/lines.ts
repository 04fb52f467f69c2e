import { Reading } from '@ariane/shared/contracts'
import { z } from 'zod'

const { text, uncertain, notices, failure } = Reading.shape

/** What the program writes, a line of JSON each: how far it is, then one result. */
export const Line = z.union([
  z.object({ page: z.int(), pages: z.int() }),
  z.object({ failure: failure.unwrap() }),
  z.object({
    text,
    uncertain,
    notices,
    /** The cleaned picture, in base64. */
    media: z.string().optional(),
  }),
])
export type Line = z.infer<typeof Line>
