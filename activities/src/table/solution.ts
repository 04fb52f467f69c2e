import * as z from 'zod'
import { Texts } from '../solution-parts.ts'

/** The text of each empty cell. */
export const TableSolution = z.object({ engine: z.literal('table'), cells: Texts })
