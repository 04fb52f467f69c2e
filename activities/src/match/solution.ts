import * as z from 'zod'
import { Texts } from '../solution-parts.ts'

/** The right element of each left one; `labels` are the texts of the right ones. */
export const MatchSolution = z.object({ engine: z.literal('match'), pairs: Texts, labels: Texts })
