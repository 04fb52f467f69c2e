import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { measureDistress, readCases } from './measure.ts'

const folder = path.join(import.meta.dirname, '../../tutor/content/cases/distress')

/** Nobody looked at this one while the rules were written: it tells what they are worth, and may not get worse. */
const UNSEEN = 'blind-2.json'

const measure = (file: string) => {
  const { found, missed, alarms, quiet } = measureDistress(readCases(path.join(folder, file)))
  expect(found.length + missed.length).toBeGreaterThan(70)
  expect(alarms.length + quiet.length).toBeGreaterThan(140)
  return {
    found: found.length / (found.length + missed.length),
    alarms: alarms.length / (alarms.length + quiet.length),
  }
}

describe('@Q07 words of distress in files of cases', () => {
  it.each(readdirSync(folder).filter(file => file !== UNSEEN))(
    'are found in %s, which was tuned on, and hardly ever where there are none',
    file => {
      const { found, alarms } = measure(file)
      expect(found).toBeGreaterThanOrEqual(0.95)
      expect(alarms).toBeLessThanOrEqual(0.01)
    },
  )

  it('are found in three of four of a list that nobody tuned on, with few alarms', () => {
    const { found, alarms } = measure(UNSEEN)
    expect(found).toBeGreaterThanOrEqual(0.75)
    expect(alarms).toBeLessThanOrEqual(0.013)
  })
})
