import { expect, it, vi } from 'vitest'
import { rememberLately } from './remember-lately.ts'

it('works a text out once, and again once too many others came between', () => {
  const work = vi.fn((text: string) => text.length)
  const measure = rememberLately(work)
  expect([measure('abc'), measure('abc'), measure('')]).toEqual([3, 3, 0])
  expect(work).toHaveBeenCalledTimes(2)
  for (let n = 0; n < 4000; n++) measure(`${n}`)
  expect(measure('abc')).toBe(3)
  expect(work).toHaveBeenCalledTimes(4003)
})
