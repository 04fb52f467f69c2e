import * as z from 'zod'
import { Hints } from '../hints.ts'
import { Language } from '../language.ts'

/** Something to answer in one's own words: one question per chapter. */
export const WritingData = z.object({
  engine: z.literal('writing'),
  question: z.string(),
  /** One line, some lines, or a page. */
  size: z.enum(['line', 'lines', 'page']),
  /** The language to write in. */
  lang: Language,
  ...Hints,
  /** The text that the question is about. */
  source: z.object({ title: z.string(), body: z.string(), by: z.string() }).optional(),
  /** A sentence to correct: it stands in the field to begin with. */
  given: z.string().optional(),
  minWords: z.int().optional(),
  mustUse: z.array(z.string()).optional(),
  /** What the text is asked to do, where this gives nothing away; the others come with the result. */
  criteria: z.array(z.string()).optional(),
  /** Signs that are hard to type. */
  signs: z.array(z.string()).optional(),
  /** Meant to be said: the question is read aloud as part 0, and the answer may be spoken. */
  oral: z.boolean().optional(),
})
export const WritingAnswer = z.object({
  engine: z.literal('writing'),
  text: z.string().max(6000),
  /** Criteria that the writer thinks are met, by place. Never graded. */
  met: z.array(z.int().min(0).max(50)).max(50).optional(),
})
