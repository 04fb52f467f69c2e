import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CONTENT } from '../library.ts'
import { gradeCases, summarize } from './case-file.ts'

const file = join(CONTENT, 'cases', 'grading', 'blind-4.json')
const { judged, refused } = gradeCases(JSON.parse(readFileSync(file, 'utf8')) as unknown)
const summary = summarize(judged)

// No rule was tuned on these: the figures tell what the rules are worth, and may not get worse.
describe('answers of pupils to text questions that no rule was tuned on', () => {
  it('are all read', () => {
    expect(refused).toEqual([])
    expect(summary).toMatchObject({ cases: 362, withGold: 362 })
  })

  it('are seldom right when they are wrong or half of what was asked', () => {
    expect(summary.wrongToldCorrect).toBeLessThanOrEqual(3)
    expect(summary.partialToldCorrect).toBeLessThanOrEqual(3)
  })

  it('are hardly ever wrong when they are right, and one in four half right', () => {
    expect(summary.correctToldIncorrect).toBeLessThanOrEqual(3)
    expect(summary.correctToldPartial).toBeLessThanOrEqual(47)
  })

  it('are decided, or asked about, most of the time', () => {
    expect(summary.decided / summary.cases).toBeGreaterThanOrEqual(0.74)
    expect((summary.decided + summary.asked) / summary.cases).toBeGreaterThanOrEqual(0.93)
    expect(summary.asked / summary.cases).toBeLessThanOrEqual(0.2)
    expect(summary.rightAmongDecided / summary.decided).toBeGreaterThanOrEqual(0.7)
  })
})
