import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CONTENT } from '../library.ts'
import { gradeCases, summarize } from './case-file.ts'

const grade = (file: string) =>
  gradeCases(JSON.parse(readFileSync(join(CONTENT, 'cases', 'grading', file), 'utf8')) as unknown)

// The first three were unseen when they were written, and have been looked at since; the last one was written beside the rules.
describe.each([
  { file: 'development-2.json', asked: 0.06, decided: 0.93, open: 0.03 },
  { file: 'development-3.json', asked: 0.11, decided: 0.87, open: 0.03 },
  { file: 'development-4.json', asked: 0.11, decided: 0.88, open: 0.03 },
  { file: 'development-5.json', asked: 0.115, decided: 0.875, open: 0.03 },
])('answers of pupils to text questions, judged by somebody else ($file)', ({ file, asked, decided, open: left }) => {
  const { judged, refused } = grade(file)
  const listGraded = (verdict: string, gold: string) =>
    judged.filter(one => one.verdict === verdict && one.gold === gold).map(({ id }) => id)

  it('are all read', () => {
    expect(refused).toEqual([])
    expect(judged.length).toBeGreaterThan(100)
  })

  it('are not right when they are wrong', () => {
    expect(listGraded('correct', 'incorrect')).toEqual([])
  })

  it('are not right when they are half of what was asked', () => {
    expect(listGraded('correct', 'partial')).toEqual([])
  })

  it('are not wrong when they are right', () => {
    expect(listGraded('incorrect', 'correct')).toEqual([])
  })

  it('are decided, or asked about, nearly always', () => {
    const open = judged.filter(({ verdict, asks }) => verdict === 'to_review' && !asks)
    expect(summarize(judged).decided / judged.length).toBeGreaterThanOrEqual(decided)
    expect(open.length / judged.length).toBeLessThanOrEqual(left)
    expect(judged.filter(({ asks }) => asks).length / judged.length).toBeLessThanOrEqual(asked)
  })
})

// Unseen until their answers were looked at; what is still wrong of them may not become more.
describe.each([
  {
    file: 'development-7.json',
    cases: 257,
    wrong: 1,
    half: 0,
    right: 1,
    less: 23,
    decided: 0.89,
    open: 0.01,
    asked: 0.105,
  },
  {
    file: 'development-8.json',
    cases: 362,
    wrong: 2,
    half: 2,
    right: 0,
    less: 38,
    decided: 0.83,
    open: 0.02,
    asked: 0.15,
  },
])('answers of pupils to text questions that were once unseen ($file)', floor => {
  const { judged, refused } = grade(floor.file)
  const summary = summarize(judged)

  it('are all read', () => {
    expect(refused).toEqual([])
    expect(summary).toMatchObject({ cases: floor.cases, withGold: floor.cases })
  })

  it('are seldom right when they are wrong or half of what was asked', () => {
    expect(summary.wrongToldCorrect).toBeLessThanOrEqual(floor.wrong)
    expect(summary.partialToldCorrect).toBeLessThanOrEqual(floor.half)
  })

  it('are hardly ever wrong when they are right, and seldom half right', () => {
    expect(summary.correctToldIncorrect).toBeLessThanOrEqual(floor.right)
    expect(summary.correctToldPartial).toBeLessThanOrEqual(floor.less)
  })

  it('are decided, or asked about, nearly always', () => {
    expect(summary.decided / summary.cases).toBeGreaterThanOrEqual(floor.decided)
    expect((summary.decided + summary.asked) / summary.cases).toBeGreaterThanOrEqual(1 - floor.open)
    expect(summary.asked / summary.cases).toBeLessThanOrEqual(floor.asked)
  })
})
