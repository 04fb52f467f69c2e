import * as z from 'zod'
import { Element, ElementId } from '../element.ts'

/** As many as a figure draws on one axis. */
const MAX_GRADUATIONS = 120

/** A graduation of an axis by its number: 0 is the lower end. */
const Graduation = z.number().min(0).max(MAX_GRADUATIONS)

/** An axis with `last` + 1 graduations; numbers are written at some of them. */
const GraduatedAxis = z.object({
  last: z.int().min(2).max(MAX_GRADUATIONS),
  labels: z.array(z.object({ at: Graduation, text: z.string() })).min(1),
})
export type GraduatedAxis = z.infer<typeof GraduatedAxis>

/** Points to place on a figure by what is said of them: on a graduated line, which has one axis, or between two axes. */
export const PlacePointData = z.object({
  engine: z.literal('place-point'),
  instruction: z.string(),
  axes: z.array(GraduatedAxis).min(1).max(2),
  points: z
    .array(Element.extend({ name: z.string() }))
    .min(1)
    .max(4),
})
/** The graduation of each point on each axis, by its id. */
export const PlacePointAnswer = z.object({
  engine: z.literal('place-point'),
  places: z.record(ElementId, z.array(Graduation).min(1).max(2)),
})
