import { expect, it } from 'vitest'
import { readRetryAfter } from './failure.ts'

const NOW = Date.parse('2026-11-23T08:00:00Z')

it.each([
  ['60', 60],
  [' 120 ', 120],
  ['Mon, 23 Nov 2026 08:05:00 GMT', 300],
  ['Mon, 23 Nov 2026 07:00:00 GMT', undefined],
  ['Monday, 23-Nov-26 08:05:00 GMT', 300],
  ['Mon Nov 23 08:05:00 2026', 300],
  ['5 minutes', undefined],
  ['23/11/2026', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['soon', undefined],
  [null, undefined],
])('@N09 Retry-After %j is %j seconds', (said, seconds) => {
  expect(readRetryAfter(() => said, NOW)).toBe(seconds)
})
