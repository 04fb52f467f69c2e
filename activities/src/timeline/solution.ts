import * as z from 'zod'
import { Texts } from '../solution-parts.ts'

/** The ids in their right order, and each event with its date. */
export const TimelineSolution = z.object({ engine: z.literal('timeline'), order: z.array(z.string()), labels: Texts })
