import { z } from 'zod'

/** Chapters that are only read, watched or turned over: their keys hold what the last word needs, no solution. */
export const PageKey = z.object({ engine: z.literal('page') })
export const ContentsKey = z.object({ engine: z.literal('contents') })
export const NarratedKey = z.object({ engine: z.literal('narrated') })
export const FilmKey = z.object({ engine: z.literal('film') })
/** The fronts of the cards, to name those to see again. */
export const DialogCardsKey = z.object({ engine: z.literal('dialog-cards'), cards: z.record(z.string(), z.string()) })
export const SpeedReadingKey = z.object({ engine: z.literal('speed-reading'), words: z.int().positive() })

/** Engines without anything to answer: reaching them is enough. */
const READ_ONLY: ReadonlySet<string> = new Set([
  'accordion',
  'page',
  'contents',
  'narrated',
  'film',
  'dialog-cards',
  'speed-reading',
])
export const isReadOnly = (engine: string) => READ_ONLY.has(engine)
