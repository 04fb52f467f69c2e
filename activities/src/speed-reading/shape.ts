import * as z from 'zod'
import { Language } from '../language.ts'

/** A text to read at one's own pace, with a watch that may be left out; the questions are chapters of their own. */
export const SpeedReadingData = z.object({
  engine: z.literal('speed-reading'),
  lang: Language,
  body: z.string(),
  source: z.string(),
  words: z.int(),
})
/** `seconds` is null without the watch. */
export const SpeedReadingAnswer = z.object({
  engine: z.literal('speed-reading'),
  seconds: z.number().min(0).max(86_400).nullable(),
})
