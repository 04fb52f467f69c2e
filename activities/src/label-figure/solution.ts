import * as z from 'zod'
import { Texts } from '../solution-parts.ts'

/** The label of each slot; `labels` are their texts. */
export const LabelFigureSolution = z.object({ engine: z.literal('label-figure'), slots: Texts, labels: Texts })
