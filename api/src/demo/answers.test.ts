import { gradeAnswer, type Solution } from '@ariane/tutor'
import { describe, expect, it } from 'vitest'
import { answerTo } from './answers.ts'

const solutions: Solution[] = [
  {
    engine: 'quiz',
    options: { a: { text: '4', correct: true }, b: { text: '5', correct: false }, c: { text: '2²', correct: true } },
    why: '',
  },
  { engine: 'cloze', items: { i: [['chat'], ['chien', 'toutou']] }, lang: 'fr', spelling: false },
  { engine: 'cards', cards: { c: ['volcan'] }, lang: 'fr', spelling: false },
  { engine: 'order', order: ['a', 'b', 'c'], labels: {} },
  { engine: 'timeline', order: ['a', 'b', 'c'], labels: {} },
  { engine: 'match', pairs: { a: 'x', b: 'y' }, labels: {} },
  { engine: 'categorize', groups: { a: 'x', b: 'y' }, labels: { x: 'Métaux', y: 'Gaz' } },
  { engine: 'grid', groups: { a: 'x', b: 'x' }, labels: { x: 'Métaux', y: 'Gaz' } },
  { engine: 'table', cells: { a: '1789', b: '1815' } },
  { engine: 'memory', pairs: { a: 'x', b: 'y' }, labels: {} },
  {
    engine: 'mark',
    targets: [
      { text: 'le chat', places: [['a', 'b']], least: 2 },
      { text: 'dort', places: [['c'], ['d']], least: 1 },
    ],
    remarks: {},
  },
]

describe('the answers of an invented pupil', () => {
  it.each(solutions.map(solution => [solution.engine, solution] as const))(
    'to a %s are right when he knows',
    (_, solution) => {
      expect(gradeAnswer(solution, answerTo(solution, true))).toMatchObject({ correct: true, score: 1 })
    },
  )

  it.each(solutions.map(solution => [solution.engine, solution] as const))(
    'to a %s are not right when he does not',
    (_, solution) => {
      expect(gradeAnswer(solution, answerTo(solution, false))?.correct).toBe(false)
    },
  )
})
