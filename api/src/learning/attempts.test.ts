import { describe, expect, it } from 'vitest'
import { maxAttempts, standing } from './attempts.ts'

const whole = (score: number) => ({ score, parts: { a: { correct: score === 1 } } })
/** A judgement of some of three parts. */
const some = (right: string[], wrong: string[]) => {
  const left = 3 - right.length - wrong.length
  return {
    score: right.length / 3,
    parts: Object.fromEntries([
      ...right.map(id => [id, { correct: true }] as const),
      ...wrong.map(id => [id, { correct: false }] as const),
    ]),
    ...(left > 0 && { left }),
  }
}

describe('@M02 the attempts at an exercise', () => {
  it.each([
    ['wrong, then right, stay wrong', [whole(0), whole(1)], { attempts: 2, firstScore: 0 }],
    ['right, then wrong, stay right', [whole(1), whole(0)], { attempts: 2, firstScore: 1 }],
    [
      'that rules cannot judge at first have no score, however they go on',
      [{ ...whole(0), verdict: 'to_review' as const }, whole(1)],
      { attempts: 2, firstScore: null },
    ],
    ['have no score while parts wait', [some(['a'], ['b'])], { attempts: 1, firstScore: undefined }],
    [
      'that answer what was left are one, with the first try at each part',
      [some(['a'], ['b']), some(['a', 'b', 'c'], [])],
      { attempts: 1, firstScore: 2 / 3 },
    ],
    [
      'that answer again what was judged count, also while parts wait',
      [some(['a'], []), some(['a'], []), some(['a'], [])],
      { attempts: 3, firstScore: undefined },
    ],
  ])('%s', (_, results, expected) => expect(standing(results)).toEqual(expected))

  it('are three as in a homework, ten where one writes or speaks freely', () => {
    expect(['quiz', 'cards', 'mark'].map(maxAttempts)).toEqual([3, 3, 3])
    expect(['writing', 'dictation', 'speak'].map(maxAttempts)).toEqual([10, 10, 10])
  })
})
