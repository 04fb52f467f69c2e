import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { measureDistress, readCases } from './measure.ts'

const folder = path.join(import.meta.dirname, '../../tutor/content/cases/distress')

/** Every list here was tuned on; one nobody has seen is measured with `npm run distress -- FILE`. */
describe('@Q07 words of distress in files of cases', () => {
  it.each(readdirSync(folder))('are found in %s, and hardly ever where there are none', file => {
    const { found, missed, alarms, quiet } = measureDistress(readCases(path.join(folder, file)))
    expect(found.length).toBeGreaterThan(70)
    expect(quiet.length).toBeGreaterThan(140)
    expect(found.length / (found.length + missed.length)).toBeGreaterThanOrEqual(0.95)
    expect(alarms.length / (alarms.length + quiet.length)).toBeLessThanOrEqual(0.01)
  })
})
