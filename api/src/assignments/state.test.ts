import { describe, expect, it } from 'vitest'
import { findState, isLate } from './state.ts'

const progress = (begun: boolean, done: boolean) => ({ begun, done, answers: 0, right: 0 })

describe('@K02 where a pupil is with given work', () => {
  it.each([
    ['waits until it opens', false, undefined, 'waiting'],
    ['has not begun', true, progress(false, false), 'not_begun'],
    ['has begun', true, progress(true, false), 'begun'],
    ['is done', true, progress(true, true), 'done'],
    ['put it away', true, undefined, 'removed'],
  ] as const)('%s', (_, delivered, found, state) => expect(findState(delivered, found)).toBe(state))

  it('is late from the day after, until it is done', () => {
    expect(isLate('begun', '2026-12-01', '2026-12-01')).toBe(false)
    expect(isLate('begun', '2026-12-01', '2026-12-02')).toBe(true)
    expect(isLate('done', '2026-12-01', '2026-12-02')).toBe(false)
    expect(isLate('removed', '2026-12-01', '2026-12-02')).toBe(false)
  })
})
