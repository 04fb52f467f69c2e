import { describe, expect, it } from 'vitest'
import { inOrder, timeAfter, waitAfter } from './order.ts'

describe('what waits to be sent', () => {
  it('goes in the order in which it was written', () => {
    expect(inOrder([{ at: 3 }, { at: 1 }, { at: 2 }]).map(({ at }) => at)).toEqual([1, 2, 3])
  })

  it('keeps its order when the clock of the device was set back', () => {
    expect(timeAfter([{ at: 500 }], 100)).toBe(501)
    expect(timeAfter([], 100)).toBe(100)
  })

  it('is tried again after 2 s, then less and less often, at least every 15 s', () => {
    expect([1, 2, 3, 4, 5, 60].map(waitAfter)).toEqual([2000, 4000, 8000, 15_000, 15_000, 15_000])
  })
})
