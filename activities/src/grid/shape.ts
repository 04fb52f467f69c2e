import * as z from 'zod'
import { Element, Places } from '../element.ts'
import { Hints } from '../hints.ts'

/** Groups as the columns of a grid: one tick in each row. */
export const GridData = z.object({
  engine: z.literal('grid'),
  instruction: z.string(),
  columns: z.array(Element).min(2),
  rows: z.array(Element),
  ...Hints,
})
/** The column of each row, both by id. */
export const GridAnswer = z.object({ engine: z.literal('grid'), places: Places })
