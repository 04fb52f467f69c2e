import { describe, expect, it } from 'vitest'
import { formatShortCount, shouldNotify } from './rules.ts'

describe('unread messages', () => {
  it.each([
    ['something came while nobody looked', 1, 2, true, 'granted', true],
    ['it is the first count', null, 2, true, 'granted', false],
    ['somebody looks at the page', 1, 2, false, 'granted', false],
    ['it was not allowed', 1, 2, true, 'default', false],
    ['the browser has none', 1, 2, true, 'impossible', false],
    ['some were read', 2, 1, true, 'granted', false],
  ] as const)('are told by the browser or not: %s', (_, before, now, hidden, permission, told) =>
    expect(shouldNotify(before, now, { hidden, permission })).toBe(told),
  )

  it('fit a small circle', () => {
    expect([1, 9, 10, 250].map(formatShortCount)).toEqual(['1', '9', '9+', '9+'])
  })
})
