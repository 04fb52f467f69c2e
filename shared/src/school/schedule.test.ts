import { describe, expect, it } from 'vitest'
import { firstDelay, nextDelay } from './schedule.ts'

const minutes = (ms: number) => Math.round(ms / 60_000)

describe('@Y05 a week that refreshes by itself', () => {
  it('does so within a minute of the opening, not everybody at once', () => {
    expect([0, 0.5, 1].map(random => firstDelay(random) / 1000)).toEqual([0, 30, 60])
  })

  it('does so every three hours, up to a fifth later', () => {
    expect([0, 1].map(random => minutes(nextDelay(0, { kind: 'read' }, random)))).toEqual([180, 216])
  })

  it.each([
    [1, undefined, 10],
    [2, undefined, 20],
    [4, undefined, 80],
    [5, undefined, 160],
    [6, undefined, 180],
    [60, undefined, 180],
    [1, 60, 10],
    [1, 900, 15],
    [1, 14_400, 240],
  ])(
    'waits longer after each failure: %i of them, asked for %s s: %i minutes',
    (failures, retryAfterSeconds, wanted) => {
      expect(minutes(nextDelay(failures, { kind: 'failed', retryAfterSeconds }, 0))).toBe(wanted)
    },
  )
})
