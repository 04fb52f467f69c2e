import * as z from 'zod'
import { Language } from '../language.ts'

/** The dictated text. */
export const DictationSolution = z.object({ engine: z.literal('dictation'), text: z.string(), lang: Language })
