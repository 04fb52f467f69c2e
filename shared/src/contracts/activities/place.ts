import * as z from 'zod'

/** An element that is shown; its id says nothing. */
const Option = z.object({ id: z.string(), text: z.string() })
const Id = z.string().max(40)
const Places = z.record(Id, Id)

/** Elements to put into groups: chosen then placed, or dragged. */
export const CategorizeData = z.object({
  engine: z.literal('categorize'),
  instruction: z.string(),
  groups: z.array(Option).min(2),
  items: z.array(Option),
})
/** The group of each item, both by id. */
export const CategorizeAnswer = z.object({ engine: z.literal('categorize'), places: Places })

/** The same question as a grid: one tick in each row. */
export const GridData = z.object({
  engine: z.literal('grid'),
  instruction: z.string(),
  columns: z.array(Option).min(2),
  rows: z.array(Option),
})
export const GridAnswer = z.object({ engine: z.literal('grid'), places: Places })

/** A table with empty cells and the texts that were in them. A cell without a text is a gap, named by its id. */
export const TableData = z.object({
  engine: z.literal('table'),
  instruction: z.string(),
  columns: z.array(z.string()).min(2),
  rows: z.array(z.array(z.object({ id: z.string(), text: z.string().optional() }))),
  bank: z.array(Option),
})
/** The text in each empty cell: two equal texts of the bank do the same. */
export const TableAnswer = z.object({ engine: z.literal('table'), cells: z.record(Id, z.string().max(400)) })
