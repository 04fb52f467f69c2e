import { describe, expect, it } from 'vitest'
import type { SolutionFor } from '../solution.ts'
import { gradeLabelFigure, labelFigureGrading } from './grade.ts'

const hostile: Record<string, string> = JSON.parse('{"__proto__":"w1","constructor":"w1","toString":"w1"}')

describe('labels on a figure', () => {
  const solution: SolutionFor<'label-figure'> = {
    engine: 'label-figure',
    slots: { t1: 'w3', t2: 'w1', t3: 'w2' },
    labels: { w1: 'noyau', w2: 'vacuole', w3: 'paroi' },
  }
  const grade = (places: Record<string, string>) => gradeLabelFigure(solution, { engine: 'label-figure', places })

  it.each([
    ['right', { t1: 'w3', t2: 'w1', t3: 'w2' }, 1],
    ['one right', { t1: 'w3', t2: 'w2', t3: 'w1' }, 1 / 3],
    ['all elsewhere', { t1: 'w1', t2: 'w2', t3: 'w3' }, 0],
    ['missing', { t1: 'w3' }, 1 / 3],
    ['under names of an object’s own properties', hostile, 0],
  ])('that are %s', (_, places, score) => {
    expect(grade(places)).toMatchObject({ score, correct: score === 1 })
  })

  it('say which one belongs where a wrong one stands', () => {
    expect(grade({ t1: 'w3', t2: 'w2', t3: 'w1' }).parts).toEqual({
      t1: { correct: true },
      t2: { correct: false, expected: 'noyau' },
      t3: { correct: false, expected: 'vacuole' },
    })
  })

  it('that were not placed are neither graded nor shown', () => {
    expect(grade({ t1: 'w3' })).toMatchObject({ parts: { t1: { correct: true } }, left: 2 })
    expect(labelFigureGrading.isBlank({ engine: 'label-figure', places: {} })).toBe(true)
    expect(labelFigureGrading.isBlank({ engine: 'label-figure', places: { t1: 'w1' } })).toBe(false)
  })
})
