import * as z from 'zod'
import { MarkAnswer, MarkData } from './activities/mark.ts'
import { MemoryAnswer, MemoryData } from './activities/memory.ts'
import { Picture } from './activities/picture.ts'
import { CategorizeAnswer, CategorizeData, GridAnswer, GridData, TableAnswer, TableData } from './activities/place.ts'
import {
  ContentsAnswer,
  ContentsData,
  DialogCardsAnswer,
  DialogCardsData,
  FilmAnswer,
  FilmData,
  NarratedAnswer,
  NarratedData,
  PageAnswer,
  PageData,
  SpeedReadingAnswer,
  SpeedReadingData,
} from './activities/reading.ts'
import {
  AnswerVerdict,
  DictationAnswer,
  DictationData,
  Rest,
  SpeakAnswer,
  SpeakData,
  WritingAnswer,
  WritingData,
} from './activities/writing.ts'

/**
 * Data of the activity engines that run in the sandboxed frame. Nothing here gives a solution away:
 * answers are judged by the API, which keeps the key.
 */
const Option = z.object({ id: z.string(), text: z.string() })

export const ActivityData = z.discriminatedUnion('engine', [
  z.object({ engine: z.literal('accordion'), panels: z.array(z.object({ title: z.string(), body: z.string() })) }),
  z.object({ engine: z.literal('quiz'), stem: z.string(), multiple: z.boolean(), options: z.array(Option) }),
  /** Each item is a text cut at its gaps: n gaps between n + 1 parts. `bank` is present when words are chosen, not typed. */
  z.object({
    engine: z.literal('cloze'),
    items: z.array(z.object({ id: z.string(), parts: z.array(z.string()).min(2) })),
    bank: z.array(Option).optional(),
  }),
  /** Recall the word of a definition: typed, then compared. */
  z.object({
    engine: z.literal('cards'),
    cards: z.array(z.object({ id: z.string(), front: z.string(), hint: z.string().optional() })),
  }),
  /** `scale` names the two ends of the list; a card with a picture shows it above its text. */
  z.object({
    engine: z.literal('order'),
    instruction: z.string(),
    items: z.array(Option.extend({ picture: Picture.optional() })),
    scale: z.object({ low: z.string(), high: z.string() }).optional(),
  }),
  /** Events to put in order on the line; dates appear in the correction. */
  z.object({ engine: z.literal('timeline'), instruction: z.string(), items: z.array(Option) }),
  /** With `many`, an element of the right goes with several of the left. */
  z.object({
    engine: z.literal('match'),
    instruction: z.string(),
    left: z.array(Option),
    right: z.array(Option),
    many: z.boolean().optional(),
  }),
  CategorizeData,
  GridData,
  TableData,
  MemoryData,
  MarkData,
  PageData,
  ContentsData,
  NarratedData,
  FilmData,
  DialogCardsData,
  SpeedReadingData,
  WritingData,
  DictationData,
  SpeakData,
])
export type ActivityData = z.infer<typeof ActivityData>
export type Engine = ActivityData['engine']

/** What a pupil answers, by engine; ids refer to the data above. */
export const ActivityAnswer = z.discriminatedUnion('engine', [
  z.object({ engine: z.literal('accordion') }),
  z.object({ engine: z.literal('quiz'), chosen: z.array(z.string().max(40)).max(10) }),
  z.object({
    engine: z.literal('cloze'),
    /** By item id, one text per gap (the word itself in both modes). */
    gaps: z.record(z.string().max(40), z.array(z.string().max(200)).max(10)),
    rest: Rest,
  }),
  z.object({ engine: z.literal('cards'), typed: z.record(z.string().max(40), z.string().max(200)), rest: Rest }),
  z.object({ engine: z.literal('order'), order: z.array(z.string().max(40)).max(30) }),
  z.object({ engine: z.literal('timeline'), order: z.array(z.string().max(40)).max(30) }),
  z.object({ engine: z.literal('match'), pairs: z.record(z.string().max(40), z.string().max(40)) }),
  CategorizeAnswer,
  GridAnswer,
  TableAnswer,
  MemoryAnswer,
  MarkAnswer,
  PageAnswer,
  ContentsAnswer,
  NarratedAnswer,
  FilmAnswer,
  DialogCardsAnswer,
  SpeedReadingAnswer,
  WritingAnswer,
  DictationAnswer,
  SpeakAnswer,
])
export type ActivityAnswer = z.infer<typeof ActivityAnswer>

/** The API's judgement of one answer. */
export const ActivityResult = z
  .object({
    /** Share of right parts, 0 to 1. */
    score: z.number().min(0).max(1),
    correct: z.boolean(),
    /** Per part (option, gap 'item:n', cell, card, item, word, position, left id): right or wrong, and what was expected. */
    parts: z.record(
      z.string(),
      z.object({
        correct: z.boolean(),
        expected: z.string().optional(),
        /** What kind of error it is. */
        note: z.string().optional(),
      }),
    ),
    feedback: z.string(),
    /** How many parts had no answer: they are neither judged nor shown. Absent when there is none. */
    left: z.number().int().min(1).optional(),
    /** Which attempt it is, and how many may follow; `firstScore` is the one that counts. Absent where nothing counts. */
    attempts: z
      .object({
        made: z.number().int().min(1),
        remaining: z.number().int().min(0),
        firstScore: z.number().min(0).max(1).nullable().optional(),
      })
      .optional(),
    /** Of free words. With `to_review` the score says nothing and does not count. */
    verdict: AnswerVerdict.optional(),
    /** A good answer, as markdown. */
    model: z.string().optional(),
    /** For the writer to tick. */
    criteria: z.array(z.string()).optional(),
  })
  .meta({ id: 'ActivityResult' })
export type ActivityResult = z.infer<typeof ActivityResult>
