import { describe, expect, it } from 'vitest'
import type { SolutionFor } from '../solution.ts'
import { gradeNumberLine, numberLineGrading } from './grade.ts'

const hostile: Record<string, number> = JSON.parse('{"__proto__":3,"constructor":3,"toString":3}')

describe('points on a number line', () => {
  const solution: SolutionFor<'number-line'> = {
    engine: 'number-line',
    places: { p1: 3, p2: 8 },
    tolerance: 0.5,
    labels: { p1: '2 graduations avant 0', p2: '3 graduations après 0' },
  }
  const grade = (places: Record<string, number>) => gradeNumberLine(solution, { engine: 'number-line', places })

  it.each([
    ['right', { p1: 3, p2: 8 }, 1],
    ['one graduation beside', { p1: 4, p2: 8 }, 0.5],
    ['swapped', { p1: 8, p2: 3 }, 0],
    ['nearer to the right graduation than to any other', { p1: 3.49, p2: 7.51 }, 1],
    ['halfway to the next graduation', { p1: 3.5, p2: 7.5 }, 0],
    ['on the left end', { p1: 0, p2: 8 }, 0.5],
    ['missing', { p2: 8 }, 0.5],
    ['under names of an object’s own properties', hostile, 0],
  ])('that are %s', (_, places, score) => {
    expect(grade(places)).toMatchObject({ score, correct: score === 1 })
  })

  it('say where a wrong one belongs', () => {
    expect(grade({ p1: 4, p2: 8 }).parts).toEqual({
      p1: { correct: false, expected: '2 graduations avant 0' },
      p2: { correct: true },
    })
  })

  it('that were not placed are neither graded nor shown', () => {
    expect(grade({ p1: 3 })).toMatchObject({ parts: { p1: { correct: true } }, left: 1 })
    expect(Object.keys(grade({ p1: 3 }).parts)).toEqual(['p1'])
    expect(numberLineGrading.isBlank({ engine: 'number-line', places: {} })).toBe(true)
    expect(numberLineGrading.isBlank({ engine: 'number-line', places: { p1: 0 } })).toBe(false)
  })
})
