import * as z from 'zod'

/** What a teacher put beside a lesson or homework: its name here, its bytes at school until the pupil opens it. */
export const SchoolFile = z.object({
  kind: z.enum(['file', 'link']),
  name: z.string().max(200),
  /** Of a link. */
  url: z.string().max(2000).optional(),
  /** Where the service says it before. */
  bytes: z.int().nonnegative().optional(),
})
export type SchoolFile = z.infer<typeof SchoolFile>
