import { describe, expect, it } from 'vitest'
import { comeBackDelay } from './come-back.ts'

const busy = (retryAfter?: string, status = 503) =>
  new Response(null, { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } })

describe('@G08 a call to a busy server', () => {
  it('comes back at some moment around the one that the server says, later the second time, and not a third time', () => {
    expect([0, 0.5, 1].map(random => comeBackDelay(busy('2'), 0, () => random))).toEqual([1000, 2000, 3000])
    expect(comeBackDelay(busy('2'), 1, () => 0.5)).toBe(4000)
    expect(comeBackDelay(busy('2'), 2)).toBeUndefined()
  })

  it.each([
    ['says no moment', busy()],
    ['says a date', busy('Wed, 25 Nov 2026 12:00:00 GMT')],
    ['wants it to wait for a minute', busy('60')],
    ['refuses for another reason', busy('2', 429)],
  ])('does not come back when it %s', (_, response) => {
    expect(comeBackDelay(response, 0)).toBeUndefined()
  })
})
