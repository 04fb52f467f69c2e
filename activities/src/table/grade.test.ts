import { describe, expect, it } from 'vitest'
import { gradeAnswer } from '../api.ts'
import type { SolutionFor } from '../solution.ts'
import { gradeTable } from './grade.ts'

describe('a table', () => {
  const solution: SolutionFor<'table'> = { engine: 'table', cells: { r1c2: 'être', r2c2: 'avoir', r3c2: 'être' } }

  it('accepts the same text from either place of the bank, and no other', () => {
    const cells = { r1c2: 'être', r2c2: 'être', r3c2: 'être' }
    expect(gradeTable(solution, { engine: 'table', cells })).toMatchObject({
      score: 2 / 3,
      parts: { r1c2: { correct: true }, r2c2: { correct: false, expected: 'avoir' } },
    })
  })

  it('compares what was placed as it is, with its blanks and signs', () => {
    const cells = { r1c2: 'Où\u202f?', r2c2: '−\u00a05' }
    const result = gradeAnswer({ engine: 'table', cells }, { engine: 'table', cells }, {} as never)
    expect(result).toMatchObject({ score: 1 })
  })
})
