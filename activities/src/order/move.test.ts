import { describe, expect, it } from 'vitest'
import { moveItem, takeTo } from './move.ts'

it('an element moves by one place and never out of the list', () => {
  expect(moveItem(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
  expect(moveItem(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
  expect(moveItem(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c'])
})

describe('an element that is dragged', () => {
  it.each([
    ['a', 'c', ['b', 'c', 'a', 'd']],
    ['d', 'b', ['a', 'd', 'b', 'c']],
    ['b', 'b', ['a', 'b', 'c', 'd']],
    ['b', 'elsewhere', ['a', 'b', 'c', 'd']],
  ])('@U02 %s let go on %s takes its place', (moved, target, expected) => {
    expect(takeTo(['a', 'b', 'c', 'd'], moved, target)).toEqual(expected)
  })
})
