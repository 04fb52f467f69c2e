import { describe, expect, it } from 'vitest'
import { findTarget, measureRoom, moveFocus } from './find-target.ts'
import type { FigureTarget } from './shape.ts'

const targets: FigureTarget[] = [
  { id: 't1', at: [10, 10], to: [100, 10] },
  { id: 't2', at: [10, 60] },
  { id: 't3', at: [200, 200], box: { x: 150, y: 180, w: 100, h: 40 } },
]

describe('a place that is touched', () => {
  it.each([
    [12, 9, 't1'],
    [96, 20, 't1'],
    [20, 50, 't2'],
    [152, 182, 't3'],
    [240, 235, 't3'],
    [10, 36, 't2'],
    [300, 20, undefined],
  ])('%s, %s means %s', (x, y, id) => {
    expect(findTarget(targets, [x, y])?.id).toBe(id)
  })
})

describe('the keys', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowLeft', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 1, undefined],
    ['a', 1, undefined],
  ])('%s from %s leads to %s', (key, from, to) => {
    expect(moveFocus(key, from, 3)).toBe(to)
  })
})

it('a button is no larger than the way to the next one', () => {
  const [first, second, third] = targets as [FigureTarget, FigureTarget, FigureTarget]
  expect(measureRoom(targets, first, 250)).toBe(0.2)
  expect(measureRoom(targets, second, 250)).toBe(0.2)
  expect(measureRoom([third], third, 250)).toBe(1)
})
