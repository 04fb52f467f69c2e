import { describe, expect, it } from 'vitest'
import { skeletonLines } from './skeleton-lines.ts'

describe('the lines that stand for a text', () => {
  it('are about as many as the text has, one at least and eight at most', () => {
    expect([0, 80, 81, 400, 9000].map(chars => skeletonLines(chars).length)).toEqual([1, 1, 2, 5, 8])
  })

  it('end with a shorter one', () => {
    expect(skeletonLines(160).map(({ width }) => width)).toEqual(['100%', '55%'])
  })
})
