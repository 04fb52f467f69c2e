import { describe, expect, it } from 'vitest'
import { readFraction } from './read-fraction.ts'

describe('a number on the line', () => {
  it.each([
    ['3/4', { sign: '', numerator: '3', denominator: '4' }],
    ['−11/4', { sign: '−', numerator: '11', denominator: '4' }],
    ['−0,5', undefined],
    ['-1/2', undefined],
    ['12', undefined],
  ])('%s', (text, fraction) => {
    expect(readFraction(text)).toEqual(fraction)
  })
})
