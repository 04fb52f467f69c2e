import { z } from 'zod'
import { Expected } from './pack.ts'

const Lang = z.enum(['fr', 'en', 'es', 'de'])

/** What a free answer is graded by; `model` is shown after the first attempt. */
export const WritingKey = z.object({
  engine: z.literal('writing'),
  expected: z.union([
    Expected,
    z.object({ kind: z.literal('translation'), accepted: z.array(z.string()).min(1) }),
    z.object({ kind: z.literal('definition'), term: z.string(), definition: z.string() }),
  ]),
  model: z.string(),
  lang: Lang,
  spelling: z.boolean().default(false),
  question: z.string(),
  given: z.string().optional(),
  mustUse: z.array(z.string()).default([]),
})
export const DictationKey = z.object({ engine: z.literal('dictation'), text: z.string(), lang: Lang })
/** By item, the words that may be said; the first one is shown. */
export const SpeakKey = z.object({
  engine: z.literal('speak'),
  words: z.record(z.string(), z.array(z.string()).min(1)),
  lang: Lang,
})
