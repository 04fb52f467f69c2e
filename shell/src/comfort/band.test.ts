import { describe, expect, it } from 'vitest'
import { BAND, moved, percentOf, STEP, within } from './band.ts'

const HEIGHT = 800

describe('the reading ruler', () => {
  it('stays inside the window', () => {
    expect(within(-20, HEIGHT)).toBe(0)
    expect(within(5000, HEIGHT)).toBe(HEIGHT - BAND)
    expect(within(40, 50)).toBe(0)
  })

  it.each([
    ['ArrowDown', 100, 100 + STEP],
    ['ArrowUp', 100, 100 - STEP],
    ['ArrowUp', 10, 0],
    ['PageDown', 100, 100 + BAND],
    ['Home', 100, 0],
    ['End', 100, HEIGHT - BAND],
    ['a', 100, undefined],
  ])('%s takes it from %i to %s', (key, from, to) => expect(moved(key, from, HEIGHT)).toBe(to))

  it('says how far down it stands', () => {
    expect(percentOf(0, HEIGHT)).toBe(0)
    expect(percentOf(HEIGHT, HEIGHT)).toBe(100)
    expect(percentOf(10, 50)).toBe(0)
  })
})
