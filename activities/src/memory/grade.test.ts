import { describe, expect, it } from 'vitest'
import type { SolutionFor } from '../solution.ts'
import { gradeMemory } from './grade.ts'

describe('a memory game', () => {
  const solution: SolutionFor<'memory'> = {
    engine: 'memory',
    pairs: { c1: 'c4', c3: 'c2' },
    labels: { c1: 'to see', c4: 'saw', c3: 'to eat', c2: 'ate' },
  }

  it('takes pairs whichever card was turned first', () => {
    expect(gradeMemory(solution, { engine: 'memory', pairs: { c4: 'c1', c3: 'c2' } })).toMatchObject({
      score: 1,
      correct: true,
    })
  })

  it('names the partner of a card in a wrong pair', () => {
    expect(gradeMemory(solution, { engine: 'memory', pairs: { c1: 'c2', c3: 'c4' } })).toMatchObject({
      score: 0,
      parts: { c1: { correct: false, expected: 'saw' }, c3: { correct: false, expected: 'ate' } },
    })
  })
})
