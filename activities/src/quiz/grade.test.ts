import { describe, expect, it } from 'vitest'
import type { SolutionFor } from '../solution.ts'
import { gradeQuiz } from './grade.ts'

describe('a multiple choice', () => {
  const solution: SolutionFor<'quiz'> = {
    engine: 'quiz',
    options: {
      o1: { text: 'écrites', correct: true },
      o2: { text: 'lues', correct: true },
      o3: { text: 'écrit', correct: false, feedback: 'Le COD est placé avant.' },
      o4: { text: 'lu', correct: false },
    },
    why: 'On accorde avec le COD.',
  }
  it.each([
    ['every right option and no other', ['o2', 'o1'], 1, true, 'Bravo, c’est juste ! On accorde avec le COD.'],
    ['one of two', ['o1'], 0.5, false, 'C’est en partie juste. On accorde avec le COD.'],
    [
      'all of them',
      ['o1', 'o2', 'o3', 'o4'],
      0,
      false,
      'C’est en partie juste. Le COD est placé avant. On accorde avec le COD.',
    ],
    ['a wrong one', ['o3'], 0, false, 'Ce n’est pas la bonne réponse. Le COD est placé avant. On accorde avec le COD.'],
    ['nothing', [], 0, false, 'Vous n’avez rien coché. On accorde avec le COD.'],
    ['an option that is not there', ['o1', 'o2', 'o9'], 0.5, false, 'C’est en partie juste. On accorde avec le COD.'],
    ['the same option twice', ['o1', 'o1', 'o2'], 1, true, 'Bravo, c’est juste ! On accorde avec le COD.'],
    [
      'the name of an object’s own property',
      ['constructor'],
      0,
      false,
      'Ce n’est pas la bonne réponse. On accorde avec le COD.',
    ],
  ])('with %s', (_, chosen, score, correct, feedback) => {
    expect(gradeQuiz(solution, { engine: 'quiz', chosen })).toMatchObject({ score, correct, feedback })
  })

  it('says of each option whether it was to be chosen', () => {
    expect(gradeQuiz(solution, { engine: 'quiz', chosen: ['o1', 'o3'] }).parts).toEqual({
      o1: { correct: true },
      o2: { correct: false, expected: 'à cocher' },
      o3: { correct: false, expected: 'à ne pas cocher' },
      o4: { correct: true },
    })
  })
})
