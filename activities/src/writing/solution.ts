import * as z from 'zod'
import { Language } from '../language.ts'
import { Expected } from './expected.ts'

/** What a free answer is graded by; `model` is shown after the first attempt. */
export const WritingSolution = z.object({
  engine: z.literal('writing'),
  expected: z.union([
    Expected,
    z.object({ kind: z.literal('translation'), accepted: z.array(z.string()).min(1) }),
    z.object({ kind: z.literal('definition'), term: z.string(), definition: z.string() }),
  ]),
  model: z.string(),
  lang: Language,
  spelling: z.boolean().default(false),
  question: z.string(),
  given: z.string().optional(),
  mustUse: z.array(z.string()).default([]),
})
