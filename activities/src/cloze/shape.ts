import * as z from 'zod'
import { Element, Rest } from '../element.ts'
import { Hints } from '../hints.ts'

/** Each item is a text cut at its gaps: n gaps between n + 1 parts. `bank` is present when words are chosen, not typed. */
export const ClozeData = z.object({
  engine: z.literal('cloze'),
  items: z.array(z.object({ id: z.string(), parts: z.array(z.string()).min(2) })),
  bank: z.array(Element).optional(),
  ...Hints,
})
export const ClozeAnswer = z.object({
  engine: z.literal('cloze'),
  /** By item id, one text per gap (the word itself in both modes). */
  gaps: z.record(z.string().max(40), z.array(z.string().max(200)).max(10)),
  rest: Rest,
})
