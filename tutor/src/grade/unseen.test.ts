import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CONTENT } from '../library.ts'
import { gradeCases, summarize } from './case-file.ts'

const file = join(CONTENT, 'cases', 'grading', 'blind-5.json')
const { judged, refused } = gradeCases(JSON.parse(readFileSync(file, 'utf8')) as unknown)
const summary = summarize(judged)

// But for denials at the end of an answer, no rule was tuned on these: the figures tell what the rules are worth, and may not get worse.
describe('@Q01 @Q02 answers of pupils to questions that the rules were not tuned on', () => {
  it('are all read', () => {
    expect(refused).toEqual([])
    expect(summary).toMatchObject({ cases: 766, withGold: 766 })
  })

  it('are seldom right when they are wrong or half of what was asked', () => {
    expect(summary.wrongToldCorrect).toBeLessThanOrEqual(1)
    expect(summary.partialToldCorrect).toBeLessThanOrEqual(9)
  })

  it('are hardly ever wrong when they are right, and less than one in three half right', () => {
    expect(summary.correctToldIncorrect).toBeLessThanOrEqual(10)
    expect(summary.correctToldPartial).toBeLessThanOrEqual(81)
  })

  it('are decided, or asked about, most of the time', () => {
    expect(summary.decided / summary.cases).toBeGreaterThanOrEqual(0.881)
    expect((summary.decided + summary.asked) / summary.cases).toBeGreaterThanOrEqual(0.964)
    expect(summary.asked / summary.cases).toBeLessThanOrEqual(0.084)
  })
})
