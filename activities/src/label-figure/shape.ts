import * as z from 'zod'
import { Element, Places } from '../element.ts'

/** Labels to place on the numbered slots of the figure: chosen then placed, or dragged. A slot's text is its number. */
export const LabelFigureData = z.object({
  engine: z.literal('label-figure'),
  instruction: z.string(),
  slots: z.array(Element).min(2),
  labels: z.array(Element).min(2),
})
/** The label of each slot, both by id. */
export const LabelFigureAnswer = z.object({ engine: z.literal('label-figure'), places: Places })
