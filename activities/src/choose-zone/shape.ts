import * as z from 'zod'
import { Element, ElementId } from '../element.ts'

/** A question answered by pointing at zones of the figure: one of them, or several with `multiple`. A zone's text is its number. */
export const ChooseZoneData = z.object({
  engine: z.literal('choose-zone'),
  stem: z.string(),
  multiple: z.boolean(),
  zones: z.array(Element).min(2),
})
export const ChooseZoneAnswer = z.object({ engine: z.literal('choose-zone'), chosen: z.array(ElementId).max(20) })
