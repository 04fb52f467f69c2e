import { readFileSync } from 'node:fs'
import { soundsDistressed } from '@ariane/shared/catalogue'
import * as z from 'zod'

const Cases = z.object({ phrases: z.array(z.string()), harmless: z.array(z.string()) })

export const readCases = (file: string) => Cases.parse(JSON.parse(readFileSync(file, 'utf8')))

/** What is heard of phrases of distress, and of harmless ones that look like them. */
export function measureDistress({ phrases, harmless }: z.infer<typeof Cases>) {
  const [heard, alarms] = [phrases.filter(soundsDistressed), harmless.filter(soundsDistressed)]
  return {
    found: heard,
    missed: phrases.filter(phrase => !heard.includes(phrase)),
    alarms,
    quiet: harmless.filter(phrase => !alarms.includes(phrase)),
  }
}
