import * as z from 'zod'
import { Element, Places } from '../element.ts'
import { Hints } from '../hints.ts'

/** Elements to put into groups: chosen then placed, or dragged. */
export const CategorizeData = z.object({
  engine: z.literal('categorize'),
  instruction: z.string(),
  groups: z.array(Element).min(2),
  items: z.array(Element),
  ...Hints,
})
/** The group of each item, both by id. */
export const CategorizeAnswer = z.object({ engine: z.literal('categorize'), places: Places })
