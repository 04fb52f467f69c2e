import * as z from 'zod'
import { SPOKEN_LANGUAGES } from '../audio.ts'

const Lang = z.enum(SPOKEN_LANGUAGES)

/** Something to answer in one's own words: one question per chapter. */
export const WritingData = z.object({
  engine: z.literal('writing'),
  question: z.string(),
  /** One line, some lines, or a page. */
  size: z.enum(['line', 'lines', 'page']),
  /** The language to write in. */
  lang: Lang,
  hint: z.string().optional(),
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
  /** Criteria that the writer thinks are met, by place. Never judged. */
  met: z.array(z.int().min(0).max(50)).max(50).optional(),
})

/** A text to write down: sentence n is read aloud as part n. */
export const DictationData = z.object({
  engine: z.literal('dictation'),
  lang: Lang,
  sentences: z.int().min(1),
  signs: z.array(z.string()).optional(),
})
export const DictationAnswer = z.object({ engine: z.literal('dictation'), text: z.string().max(4000) })

/** Words to say, each after its prompt, which is read aloud as part n; typing is always possible. */
export const SpeakData = z.object({
  engine: z.literal('speak'),
  /** The language of the words. */
  lang: Lang,
  items: z.array(z.object({ id: z.string(), prompt: z.string(), hint: z.string().optional() })).min(1),
})
/** Said where the parts left blank are not known: they are judged and shown too. */
export const Rest = z.literal('unknown').optional()

export const SpeakAnswer = z.object({
  engine: z.literal('speak'),
  said: z.record(z.string().max(40), z.string().max(200)),
  rest: Rest,
})

/** What rules may say of free words: `to_review` is neither right nor wrong. */
export const AnswerVerdict = z.enum(['correct', 'partial', 'incorrect', 'to_review'])
