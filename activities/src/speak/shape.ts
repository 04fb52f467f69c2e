import * as z from 'zod'
import { Rest } from '../element.ts'
import { Language } from '../language.ts'

/** Words to say, each after its prompt, which is read aloud as part n; typing is always possible. */
export const SpeakData = z.object({
  engine: z.literal('speak'),
  /** The language of the words. */
  lang: Language,
  items: z.array(z.object({ id: z.string(), prompt: z.string(), hint: z.string().optional() })).min(1),
})
export const SpeakAnswer = z.object({
  engine: z.literal('speak'),
  said: z.record(z.string().max(40), z.string().max(200)),
  rest: Rest,
})
