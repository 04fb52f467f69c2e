import { describe, expect, it } from 'vitest'
import { isComplete, resume, retryAnswer, startAnswer } from '../answering.ts'
import { ActivityAnswer, type ActivityData } from '../shape.ts'

const data: ActivityData = {
  engine: 'number-line',
  instruction: '',
  last: 10,
  labels: [
    { at: 0, text: '0' },
    { at: 10, text: '1' },
  ],
  points: [
    { id: 'p1', name: 'A', text: '0,3' },
    { id: 'p2', name: 'B', text: '0,7' },
  ],
}
const answer = (places: Record<string, number>) => ({ engine: 'number-line' as const, places })

describe('points in the frame', () => {
  it('can be validated once all are placed, also on the left end', () => {
    expect(isComplete(data, startAnswer(data))).toBe(false)
    expect(isComplete(data, answer({ p1: 3 }))).toBe(false)
    expect(isComplete(data, answer({ p1: 0, p2: 7 }))).toBe(true)
  })

  it('stay where they were right when one tries again', () => {
    const result = {
      score: 0.5,
      correct: false,
      feedback: '',
      parts: { p1: { correct: true }, p2: { correct: false } },
    }
    expect(retryAnswer(answer({ p1: 3, p2: 8 }), result)).toEqual(answer({ p1: 3 }))
  })

  it('go on from a kept state that fits the line, and start anew from any other', () => {
    const fresh = { answer: answer({}), result: null }
    const kept = { answer: answer({ p2: 10 }), result: null }
    expect(resume(data, kept)).toEqual(kept)
    expect(resume(data, { answer: answer({ p9: 1 }), result: null })).toEqual(fresh)
    expect(resume(data, { answer: answer({ p1: 11 }), result: null })).toEqual(fresh)
  })

  it('are numbers that lie on a line', () => {
    for (const place of [-1, 31, null, '3'])
      expect(ActivityAnswer.safeParse({ engine: 'number-line', places: { p1: place } }).success).toBe(false)
  })
})
