import * as z from 'zod'
import { Texts } from '../solution-parts.ts'

/** The column of each row; `labels` are the columns' names. */
export const GridSolution = z.object({ engine: z.literal('grid'), groups: Texts, labels: Texts })
