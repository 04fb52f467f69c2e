import { z } from 'zod'
import { CategorizeKey, GridKey, MarkKey, MemoryKey, TableKey } from './key-placing.ts'
import { ContentsKey, DialogCardsKey, FilmKey, NarratedKey, PageKey, SpeedReadingKey } from './key-reading.ts'
import { DictationKey, SpeakKey, WritingKey } from './key-writing.ts'

const Accepted = z.array(z.string()).min(1)
/** How strictly typed words are read. */
const Reading = {
  /** In a foreign language every accent counts. */
  lang: z.enum(['fr', 'en', 'es', 'de']),
  /** Spelling is the subject: mange is not mangé. */
  spelling: z.boolean().default(false),
}
const Ordered = z.object({ order: z.array(z.string()), labels: z.record(z.string(), z.string()) })

/** The right answer of one chapter of an activity. It stays in the API: the pupil gets judgements, never the key. */
export const AnswerKey = z.discriminatedUnion('engine', [
  z.object({ engine: z.literal('accordion') }),
  z.object({
    engine: z.literal('quiz'),
    options: z.record(
      z.string(),
      z.object({ text: z.string(), correct: z.boolean(), feedback: z.string().optional() }),
    ),
    why: z.string(),
  }),
  /** By item, the accepted texts of each gap; the first one is the text that is shown. */
  z.object({ engine: z.literal('cloze'), items: z.record(z.string(), z.array(Accepted)), ...Reading }),
  z.object({ engine: z.literal('cards'), cards: z.record(z.string(), Accepted), ...Reading }),
  Ordered.extend({ engine: z.literal('order') }),
  Ordered.extend({ engine: z.literal('timeline') }),
  z.object({
    engine: z.literal('match'),
    pairs: z.record(z.string(), z.string()),
    labels: z.record(z.string(), z.string()),
  }),
  CategorizeKey,
  GridKey,
  TableKey,
  MemoryKey,
  MarkKey,
  PageKey,
  ContentsKey,
  NarratedKey,
  FilmKey,
  DialogCardsKey,
  SpeedReadingKey,
  WritingKey,
  DictationKey,
  SpeakKey,
])
export type AnswerKey = z.infer<typeof AnswerKey>
export type KeyOf<E extends AnswerKey['engine']> = Extract<AnswerKey, { engine: E }>
