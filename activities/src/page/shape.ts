import * as z from 'zod'

/** A page to read; `spoken` is what its voice says, part by part. Nothing is graded. */
export const PageData = z.object({ engine: z.literal('page'), body: z.string(), spoken: z.array(z.string()) })
export const PageAnswer = z.object({ engine: z.literal('page') })
