import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CONTENT } from '../library.ts'
import { gradeCases, summarize } from './case-file.ts'

const file = join(CONTENT, 'cases', 'grading', 'blind-3.json')
const { judged, refused } = gradeCases(JSON.parse(readFileSync(file, 'utf8')) as unknown)
const summary = summarize(judged)

// Nobody looked at these while the rules were written: the figures tell what the rules are worth, and may not get worse.
describe('answers of pupils to text questions that no rule was tuned on', () => {
  it('are all read', () => {
    expect(refused).toEqual([])
    expect(summary).toMatchObject({ cases: 257, withGold: 257 })
  })

  it('are seldom right when they are wrong or half of what was asked', () => {
    expect(summary.wrongToldCorrect).toBeLessThanOrEqual(4)
    expect(summary.partialToldCorrect).toBe(0)
  })

  it('are hardly ever wrong when they are right, and seldom half right', () => {
    expect(summary.correctToldIncorrect).toBeLessThanOrEqual(1)
    expect(summary.correctToldPartial).toBeLessThanOrEqual(26)
  })

  it('are decided, or asked about, nearly always', () => {
    expect(summary.decided / summary.cases).toBeGreaterThanOrEqual(0.86)
    expect((summary.decided + summary.asked) / summary.cases).toBeGreaterThanOrEqual(0.97)
    expect(summary.asked / summary.cases).toBeLessThanOrEqual(0.12)
    expect(summary.rightAmongDecided / summary.decided).toBeGreaterThanOrEqual(0.79)
  })
})
