import * as z from 'zod'
import { Element, ElementId } from '../element.ts'

/** Values to read on the figure that stands beside them; each is a number, written before its unit. */
export const ReadValueData = z.object({
  engine: z.literal('read-value'),
  instruction: z.string(),
  items: z
    .array(Element.extend({ unit: z.string().optional() }))
    .min(1)
    .max(4),
})
/** What was written for each, by its id. */
export const ReadValueAnswer = z.object({
  engine: z.literal('read-value'),
  values: z.record(ElementId, z.string().max(40)),
})
