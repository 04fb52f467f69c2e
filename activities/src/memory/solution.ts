import * as z from 'zod'
import { Texts } from '../solution-parts.ts'

/** Each card with the one it belongs to, named once; `labels` are the texts of all cards. */
export const MemorySolution = z.object({ engine: z.literal('memory'), pairs: Texts, labels: Texts })
