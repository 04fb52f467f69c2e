import { describe, expect, it } from 'vitest'
import { gradeAnswer } from './api.ts'
import type { GradingPorts } from './grading/ports.ts'

const ports: GradingPorts = {
  gradeText: () => {
    throw new Error('no text to grade')
  },
}

describe('an answer', () => {
  it('of another engine is not graded', () => {
    const solution = { engine: 'match' as const, pairs: { l1: 'r1' }, labels: { r1: 'x' } }
    expect(gradeAnswer(solution, { engine: 'quiz', chosen: ['r1'] }, ports)).toBeUndefined()
    expect(
      gradeAnswer({ engine: 'order', order: [], labels: {} }, { engine: 'timeline', order: [] }, ports),
    ).toBeUndefined()
    const sorted = { engine: 'categorize' as const, groups: { i1: 'g1' }, labels: { g1: 'Noblesse' } }
    expect(gradeAnswer(sorted, { engine: 'grid', places: { i1: 'g1' } }, ports)).toBeUndefined()
  })

  it('to a text that unfolds is its reading', () => {
    expect(gradeAnswer({ engine: 'accordion' }, { engine: 'accordion' }, ports)).toMatchObject({
      score: 1,
      correct: true,
    })
  })
})
