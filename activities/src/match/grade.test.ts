import { describe, expect, it } from 'vitest'
import type { SolutionFor } from '../solution.ts'
import { gradeMatch } from './grade.ts'

describe('pairs', () => {
  const solution: SolutionFor<'match'> = {
    engine: 'match',
    pairs: { l1: 'r2', l2: 'r1' },
    labels: { r1: 'attendre', r2: 'porter' },
  }

  it.each([
    ['right', { l1: 'r2', l2: 'r1' }, 1],
    ['half right', { l1: 'r2', l2: 'r2' }, 0.5],
    ['swapped', { l1: 'r1', l2: 'r2' }, 0],
    ['missing', {}, 0],
  ])('that are %s', (_, pairs, score) => {
    expect(gradeMatch(solution, { engine: 'match', pairs })).toMatchObject({ score, correct: score === 1 })
  })

  it('show what goes with a wrong one', () => {
    expect(gradeMatch(solution, { engine: 'match', pairs: { l1: 'r1', l2: 'r1' } }).parts.l1).toEqual({
      correct: false,
      expected: 'porter',
    })
  })
})
