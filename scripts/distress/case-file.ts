import { readFileSync } from 'node:fs'
import * as z from 'zod'

const Cases = z.object({ phrases: z.array(z.string()), harmless: z.array(z.string()) })
export type Cases = z.infer<typeof Cases>

export const readCases = (file: string): Cases => Cases.parse(JSON.parse(readFileSync(file, 'utf8')))
