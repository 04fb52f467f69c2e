import * as z from 'zod'
import { Texts } from '../solution-parts.ts'

/** The group of each item; `labels` are the groups' names. */
export const CategorizeSolution = z.object({ engine: z.literal('categorize'), groups: Texts, labels: Texts })
