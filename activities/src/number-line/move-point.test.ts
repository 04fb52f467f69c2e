import { describe, expect, it } from 'vitest'
import { findGraduation, moveByKey } from './move-point.ts'

describe('a point moved by a key', () => {
  it.each([
    ['ArrowRight', 3, 4],
    ['ArrowUp', 3, 4],
    ['ArrowLeft', 3, 2],
    ['ArrowDown', 3, 2],
    ['Home', 3, 0],
    ['End', 3, 10],
    ['ArrowRight', 10, 10],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', undefined, 0],
    ['ArrowLeft', undefined, 10],
    ['a', 3, undefined],
    ['Tab', undefined, undefined],
  ])('%s from %s goes to %s', (key, from, to) => {
    expect(moveByKey(key, from, 10)).toBe(to)
  })
})

describe('a place on the screen', () => {
  it.each([
    [100, 0],
    [114, 1],
    [115, 2],
    [200, 10],
    [20, 0],
    [999, 10],
  ])('%s is the graduation %s', (x, at) => {
    expect(findGraduation(x, { left: 100, width: 100 }, 10)).toBe(at)
  })

  it('is the left end while the line has no width', () => {
    expect(findGraduation(50, { left: 0, width: 0 }, 10)).toBe(0)
  })
})
