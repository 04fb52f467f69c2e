import { describe, expect, it } from 'vitest'
import { judge } from './judge.ts'
import type { KeyOf } from './key.ts'

describe('a multiple choice', () => {
  const key: KeyOf<'quiz'> = {
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
    expect(judge(key, { engine: 'quiz', chosen })).toMatchObject({ score, correct, feedback })
  })

  it('says of each option whether it was to be chosen', () => {
    expect(judge(key, { engine: 'quiz', chosen: ['o1', 'o3'] })?.parts).toEqual({
      o1: { correct: true },
      o2: { correct: false, expected: 'à cocher' },
      o3: { correct: false, expected: 'à ne pas cocher' },
      o4: { correct: true },
    })
  })
})

describe('an order', () => {
  const labels = { s1: '1789 : Bastille', s2: '1792 : République', s3: '1804 : Empire' }
  const place = (order: string[], engine: 'order' | 'timeline' = 'order') =>
    judge({ engine, order: ['s1', 's2', 's3'], labels }, { engine, order })

  it.each([
    ['all in place', ['s1', 's2', 's3'], 1],
    ['two swapped', ['s2', 's1', 's3'], 1 / 3],
    ['one missing', ['s1', 's2'], 2 / 3],
    ['the same one everywhere', ['s1', 's1', 's1'], 1 / 3],
    ['nothing', [], 0],
  ])('with %s', (_, order, score) => {
    expect(place(order)).toMatchObject({ score, correct: score === 1 })
  })

  it('shows the dates of a time line even when all is right', () => {
    expect(place(['s1', 's2', 's3'], 'timeline')?.parts['0']).toEqual({ correct: true, expected: '1789 : Bastille' })
    expect(place(['s1', 's2', 's3'])?.parts['0']).toEqual({ correct: true })
  })
})

describe('pairs', () => {
  const key: KeyOf<'match'> = {
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
    expect(judge(key, { engine: 'match', pairs })).toMatchObject({ score, correct: score === 1 })
  })

  it('show what goes with a wrong one', () => {
    expect(judge(key, { engine: 'match', pairs: { l1: 'r1', l2: 'r1' } })?.parts.l1).toEqual({
      correct: false,
      expected: 'porter',
    })
  })
})

describe('an answer', () => {
  it('of another engine is not judged', () => {
    const key = { engine: 'match' as const, pairs: { l1: 'r1' }, labels: { r1: 'x' } }
    expect(judge(key, { engine: 'quiz', chosen: ['r1'] })).toBeUndefined()
    expect(judge({ engine: 'order', order: [], labels: {} }, { engine: 'timeline', order: [] })).toBeUndefined()
  })

  it('to a text that unfolds is its reading', () => {
    expect(judge({ engine: 'accordion' }, { engine: 'accordion' })).toMatchObject({ score: 1, correct: true })
  })
})
