import { describe, expect, it } from 'vitest'
import { gradeOrder } from './grade.ts'

describe('an order', () => {
  const labels = { s1: '1789 : Bastille', s2: '1792 : République', s3: '1804 : Empire' }
  const place = (order: string[]) =>
    gradeOrder({ engine: 'order', order: ['s1', 's2', 's3'], labels }, { engine: 'order', order })

  it.each([
    ['all in place', ['s1', 's2', 's3'], 1],
    ['two swapped', ['s2', 's1', 's3'], 1 / 3],
    ['one missing', ['s1', 's2'], 2 / 3],
    ['the same one everywhere', ['s1', 's1', 's1'], 1 / 3],
    ['nothing', [], 0],
  ])('with %s', (_, order, score) => {
    expect(place(order)).toMatchObject({ score, correct: score === 1 })
  })

  it('names what belongs to a place only where it is wrong', () => {
    expect(place(['s1', 's2', 's3']).parts['0']).toEqual({ correct: true })
  })
})
