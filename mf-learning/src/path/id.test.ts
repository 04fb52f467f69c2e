import { describe, expect, it } from 'vitest'
import { isPathId, parsePathId } from './id.ts'

describe('the id of a path', () => {
  it('is a positive integer', () => {
    expect(parsePathId('42')).toBe(42)
    expect(isPathId(42)).toBe(true)
  })

  it('is nothing else', () => {
    for (const text of [undefined, '', '0', '-3', '4.5', '4e2', ' 4', 'abc', '12abc', '99999999999', '2147483648'])
      expect(parsePathId(text)).toBeNull()
    expect(isPathId(Number.NaN)).toBe(false)
  })
})
