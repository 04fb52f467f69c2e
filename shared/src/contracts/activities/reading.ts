import * as z from 'zod'
import { SPOKEN_LANGUAGES } from '../audio.ts'

/** A page to read; `spoken` is what its voice says, part by part. Nothing to be judged. */
export const PageData = z.object({ engine: z.literal('page'), body: z.string(), spoken: z.array(z.string()) })
export const PageAnswer = z.object({ engine: z.literal('page') })

/** Where a book begins: an introduction, and the list of its chapters, which the player knows. */
export const ContentsData = z.object({ engine: z.literal('contents'), intro: z.string() })
export const ContentsAnswer = z.object({ engine: z.literal('contents') })

/** A part of a course that a voice comments line by line; line n is read aloud as part n. */
export const NarratedData = z.object({
  engine: z.literal('narrated'),
  lines: z.array(z.object({ shown: z.string(), said: z.string() })).min(1),
})
export const NarratedAnswer = z.object({ engine: z.literal('narrated') })

/** A film that somebody named in the description of the module. The player shows it beside the frame. */
export const FilmData = z.object({ engine: z.literal('film'), link: z.url() })
export const FilmAnswer = z.object({ engine: z.literal('film') })

/** Cards to turn over: the pupil says whether he knew. With `lang`, the front of card n is read aloud as part n. */
export const DialogCardsData = z.object({
  engine: z.literal('dialog-cards'),
  lang: z.enum(SPOKEN_LANGUAGES),
  cards: z.array(z.object({ id: z.string(), front: z.string(), back: z.string(), said: z.string() })).min(1),
})
export const DialogCardsAnswer = z.object({
  engine: z.literal('dialog-cards'),
  known: z.record(z.string().max(40), z.boolean()),
})

/** A text to read at one's own pace, with a watch that may be left out; the questions are chapters of their own. */
export const SpeedReadingData = z.object({
  engine: z.literal('speed-reading'),
  lang: z.enum(SPOKEN_LANGUAGES),
  body: z.string(),
  source: z.string(),
  words: z.int(),
})
/** `seconds` is null without the watch. */
export const SpeedReadingAnswer = z.object({
  engine: z.literal('speed-reading'),
  seconds: z.number().min(0).max(86_400).nullable(),
})
