import * as z from 'zod'
import { Element, ElementId } from '../element.ts'

/** A table with empty cells and the texts that were in them. A cell without a text is a gap, named by its id. */
export const TableData = z.object({
  engine: z.literal('table'),
  instruction: z.string(),
  columns: z.array(z.string()).min(2),
  rows: z.array(z.array(z.object({ id: z.string(), text: z.string().optional() }))),
  bank: z.array(Element),
})
/** The text in each empty cell: two equal texts of the bank do the same. */
export const TableAnswer = z.object({ engine: z.literal('table'), cells: z.record(ElementId, z.string().max(400)) })
