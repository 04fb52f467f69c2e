import * as z from 'zod'
import { Element, ElementId } from '../element.ts'

/** More would stand closer together on a phone than a finger tells apart. */
const MAX_GRADUATIONS = 30

/** A graduation of a line by its number: 0 is the left end. */
const Graduation = z.number().min(0).max(MAX_GRADUATIONS)

/** A line with `last` + 1 graduations, some with their number, and points to place by the number they are given. */
export const NumberLineData = z.object({
  engine: z.literal('number-line'),
  instruction: z.string(),
  last: z.int().min(2).max(MAX_GRADUATIONS),
  labels: z.array(z.object({ at: Graduation, text: z.string() })).min(2),
  points: z.array(Element.extend({ name: z.string() })).min(1),
})
/** The graduation of each point, by its id. */
export const NumberLineAnswer = z.object({ engine: z.literal('number-line'), places: z.record(ElementId, Graduation) })
