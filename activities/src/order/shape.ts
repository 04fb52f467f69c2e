import * as z from 'zod'
import { Element, ElementId } from '../element.ts'
import { Hints } from '../hints.ts'
import { Picture } from './picture.ts'

/**
 * `scale` names the two ends of the list. A card shows the chapter’s figure with its `target` lit above its text, or the
 * `picture` that cards had before: paths that were made then hold it.
 */
export const OrderData = z.object({
  engine: z.literal('order'),
  instruction: z.string(),
  items: z.array(Element.extend({ picture: Picture.optional(), target: ElementId.optional() })),
  scale: z.object({ low: z.string(), high: z.string() }).optional(),
  ...Hints,
})
export const OrderAnswer = z.object({ engine: z.literal('order'), order: z.array(z.string().max(40)).max(30) })
