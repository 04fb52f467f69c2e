import { Reading } from '@ariane/shared/contracts'
import { z } from 'zod'

const { text, uncertain, notices, failure } = Reading.shape
const Failure = z.object({ failure: failure.unwrap() })
const Read = z.object({ text, uncertain, notices })

/** What the program writes, a line of JSON each: how far it is, then one answer. */
export const Line = z.union([
  z.object({ page: z.int(), pages: z.int() }),
  Failure,
  Read.extend({
    /** Bytes of the cleaned picture, which stands alone on PICTURE_FD. */
    pictureBytes: z.int().positive().optional(),
  }),
])
export type Line = z.infer<typeof Line>

/** A picture would make a line of hundreds of kilobytes: it has a pipe of its own. */
export const PICTURE_FD = 3

/** What was read of a file, with its picture drawn anew, or why it was not. */
export type Answer = z.infer<typeof Failure> | (z.infer<typeof Read> & { picture?: Buffer })
