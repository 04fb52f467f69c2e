import { z } from 'zod'

const Texts = z.record(z.string(), z.string())

/** The group of each item; `labels` are the groups' names. */
const Placed = z.object({ groups: Texts, labels: Texts })
export const CategorizeKey = Placed.extend({ engine: z.literal('categorize') })
export const GridKey = Placed.extend({ engine: z.literal('grid') })

/** The text of each empty cell. */
export const TableKey = z.object({ engine: z.literal('table'), cells: Texts })

/** Each card with the one it belongs to, named once; `labels` are the texts of all cards. */
export const MemoryKey = z.object({ engine: z.literal('memory'), pairs: Texts, labels: Texts })

/**
 * What has to be marked. A target is found once `least` pieces of one of its places are marked: in a text, a word may
 * stand in several places, and an expression has several words.
 */
export const MarkKey = z.object({
  engine: z.literal('mark'),
  targets: z.array(
    z.object({ text: z.string(), places: z.array(z.array(z.string()).min(1)).min(1), least: z.int().positive() }),
  ),
  /** What to say of a piece that should not be marked, or that was overlooked. */
  remarks: Texts,
})
