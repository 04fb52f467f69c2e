import { describe, expect, it } from 'vitest'
import { describePlace } from './describe-place.ts'

const labels = [
  { at: 0, text: '−1' },
  { at: 4, text: '0' },
  { at: 8, text: '3/4' },
]

describe('a place told in words', () => {
  it.each([
    [4, 'sur la graduation 0'],
    [5, 'une graduation après 0'],
    [3, 'une graduation avant 0'],
    [6, '2 graduations après 0'],
    [7, 'une graduation avant 3/4'],
    [11, '3 graduations après 3/4'],
  ])('%s: %s', (at, words) => {
    expect(describePlace(labels, at)).toBe(words)
  })
})
