import * as z from 'zod'
import { Texts } from '../solution-parts.ts'

/**
 * What has to be marked. A target is found once `least` pieces of one of its places are marked: in a text, a word may
 * stand in several places, and an expression has several words.
 */
export const MarkSolution = z.object({
  engine: z.literal('mark'),
  targets: z.array(
    z.object({ text: z.string(), places: z.array(z.array(z.string()).min(1)).min(1), least: z.int().positive() }),
  ),
  /** Pieces that may be marked and need not. */
  admitted: z.array(z.string()).optional(),
  /** What to say of a piece that should not be marked, or that was overlooked. */
  remarks: Texts,
})
