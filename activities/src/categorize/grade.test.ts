import { describe, expect, it } from 'vitest'
import { gradeGrid } from '../grid/grade.ts'
import type { SolutionFor } from '../solution.ts'
import { gradeCategorize } from './grade.ts'

const hostile: Record<string, string> = JSON.parse('{"__proto__":"g1","constructor":"g1","toString":"g1"}')

describe('elements in groups', () => {
  const solution: SolutionFor<'categorize'> = {
    engine: 'categorize',
    groups: { i1: 'g1', i2: 'g2' },
    labels: { g1: 'Noblesse', g2: 'Clergé' },
  }

  it.each([
    ['right', { i1: 'g1', i2: 'g2' }, 1],
    ['half right', { i1: 'g1', i2: 'g1' }, 0.5],
    ['swapped', { i1: 'g2', i2: 'g1' }, 0],
    ['missing', {}, 0],
    ['under names of an object’s own properties', hostile, 0],
  ])('that are %s', (_, places, score) => {
    expect(gradeCategorize(solution, { engine: 'categorize', places })).toMatchObject({ score, correct: score === 1 })
  })

  it('say where a wrong one belongs, and are graded in a grid alike', () => {
    const parts = { i1: { correct: false, expected: 'Noblesse' }, i2: { correct: true } }
    const places = { i1: 'g2', i2: 'g2' }
    expect(gradeCategorize(solution, { engine: 'categorize', places }).parts).toEqual(parts)
    expect(gradeGrid({ ...solution, engine: 'grid' }, { engine: 'grid', places }).parts).toEqual(parts)
  })
})
