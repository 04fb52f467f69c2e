import { describe, expect, it } from 'vitest'
import type { SolutionFor } from '../solution.ts'
import { gradeMark } from './grade.ts'

describe('marked words', () => {
  const solution: SolutionFor<'mark'> = {
    engine: 'mark',
    targets: [
      { text: 'liberté', places: [['w2'], ['w9']], least: 1 },
      { text: 'trois quarts d’heure', places: [['w4', 'w5', 'w6']], least: 2 },
    ],
    admitted: ['w7'],
    remarks: { w1: 'de trop', w2: 'liberté', w4: 'trois quarts d’heure' },
  }
  const mark = (...marked: string[]) => gradeMark(solution, { engine: 'mark', marked })

  it.each([
    ['every target', ['w2', 'w4', 'w6'], 1],
    ['another place of the same word', ['w9', 'w4', 'w5', 'w6'], 1],
    ['both places of a word', ['w2', 'w9', 'w5', 'w6'], 1],
    ['a word that may be marked', ['w2', 'w4', 'w6', 'w7'], 1],
    ['what may be marked in place of a target', ['w2', 'w7'], 0.5],
    ['too little of an expression', ['w2', 'w4'], 0.5],
    ['a wrong word too', ['w2', 'w4', 'w5', 'w1'], 0.5],
    ['everything', ['w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7', 'w8', 'w9'], 0],
    ['nothing', [], 0],
    ['names of an object’s own properties', ['__proto__', 'constructor'], 0],
  ])('with %s', (_, marked, score) => {
    expect(mark(...marked)).toMatchObject({ score, correct: score === 1 })
  })

  it('name what was too much and what was overlooked', () => {
    expect(mark('w1', 'constructor', 'w5', 'w6').parts).toEqual({
      w1: { correct: false, expected: 'de trop' },
      constructor: { correct: false },
      w5: { correct: true },
      w6: { correct: true },
      w2: { correct: false, expected: 'liberté' },
    })
    expect(mark('w1', 'w2').feedback).toBe('1 sur 2, et 1 de trop : regardez les corrections, puis réessayez.')
  })
})
