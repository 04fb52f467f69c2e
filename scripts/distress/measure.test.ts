import { readdirSync } from 'node:fs'
import path from 'node:path'
import { soundsDistressed } from '@ariane/shared/catalogue'
import { describe, expect, it } from 'vitest'
import { readCases } from './case-file.ts'
import { readLessons } from './examples.ts'
import { measureDistress } from './measure.ts'

const folder = path.join(import.meta.dirname, '../../tutor/content/cases/distress')

/** Nothing was tuned or learnt on these: they tell what the weights are worth, and may not get worse. */
const UNSEEN = [{ file: 'blind-4.json', found: 0.93, alarms: 0.016 }]

const measure = (file: string) => {
  const { found, missed, alarms, quiet } = measureDistress(readCases(path.join(folder, file)))
  expect(found.length + missed.length).toBeGreaterThanOrEqual(10)
  expect(alarms.length + quiet.length).toBeGreaterThan(70)
  return {
    found: found.length / (found.length + missed.length),
    alarms: alarms.length / (alarms.length + quiet.length),
  }
}

describe('@Q07 words of distress in files of cases', () => {
  it.each(readdirSync(folder).filter(file => UNSEEN.every(unseen => unseen.file !== file)))(
    'are found in %s, which was tuned on, and hardly ever where there are none',
    file => {
      const { found, alarms } = measure(file)
      expect(found).toBeGreaterThanOrEqual(0.95)
      expect(alarms).toBeLessThanOrEqual(0.01)
    },
  )

  it.each(UNSEEN)('are found in $file, which nobody tuned on, with few alarms', expected => {
    const { found, alarms } = measure(expected.file)
    expect(found).toBeGreaterThanOrEqual(expected.found)
    expect(alarms).toBeLessThanOrEqual(expected.alarms)
  })

  it('are heard in no lesson, no question and no homework that is not about them', { timeout: 60_000 }, () => {
    const lessons = readLessons()
    expect(lessons.length).toBeGreaterThan(50_000)
    expect(lessons.filter(soundsDistressed)).toEqual([])
  })
})
