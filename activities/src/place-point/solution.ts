import * as z from 'zod'
import { Spot } from '../result.ts'
import { Texts } from '../solution-parts.ts'

const Place = z.array(z.number()).min(1).max(2)

/** The graduations of each point, how far from them is still right, places of usual slips, and what the correction says. */
export const PlacePointSolution = z.object({
  engine: z.literal('place-point'),
  places: z.record(z.string(), Place),
  tolerance: z.number().positive(),
  slips: z.record(z.string(), z.array(z.object({ place: Place, note: z.string() }))),
  /** The same places in the values of the axes. */
  spots: z.record(z.string(), Spot),
  labels: Texts,
})
