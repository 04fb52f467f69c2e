import { soundsDistressed } from '@ariane/shared/catalogue'
import type { Cases } from './case-file.ts'

/** What is heard of phrases of distress, and of harmless ones that look like them. */
export function measureDistress({ phrases, harmless }: Cases) {
  const [heard, alarms] = [phrases.filter(soundsDistressed), harmless.filter(soundsDistressed)]
  return {
    found: heard,
    missed: phrases.filter(phrase => !heard.includes(phrase)),
    alarms,
    quiet: harmless.filter(phrase => !alarms.includes(phrase)),
  }
}
