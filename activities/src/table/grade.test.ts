import { describe, expect, it } from 'vitest'
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
})
