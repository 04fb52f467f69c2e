import * as z from 'zod'
import { Element, Places } from '../element.ts'

/** Groups as the columns of a grid: one tick in each row. */
export const GridData = z.object({
  engine: z.literal('grid'),
  instruction: z.string(),
  columns: z.array(Element).min(2),
  rows: z.array(Element),
})
/** The column of each row, both by id. */
export const GridAnswer = z.object({ engine: z.literal('grid'), places: Places })
