import * as z from 'zod'
import { Element } from '../element.ts'
import { Picture } from './picture.ts'

/** `scale` names the two ends of the list; a card with a picture shows it above its text. */
export const OrderData = z.object({
  engine: z.literal('order'),
  instruction: z.string(),
  items: z.array(Element.extend({ picture: Picture.optional() })),
  scale: z.object({ low: z.string(), high: z.string() }).optional(),
})
export const OrderAnswer = z.object({ engine: z.literal('order'), order: z.array(z.string().max(40)).max(30) })
