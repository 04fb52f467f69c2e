import { describe, expect, it } from 'vitest'
import { findWait, type SyncState, triesAfter } from './throttle.ts'

const now = new Date('2026-11-23T12:00:00Z')
const ago = (minutes: number) => new Date(+now - minutes * 60_000)
const state = (part: Partial<SyncState> = {}): SyncState => ({
  freshAt: null,
  stepAt: null,
  badTries: 0,
  badSince: null,
  ...part,
})

describe('@N09 a pupil', () => {
  it.each([
    ['never synchronised', {}, null],
    ['a minute ago', { freshAt: ago(1) }, { code: 'too_soon', seconds: 60 }],
    ['two minutes ago', { freshAt: ago(2) }, null],
    ['while another synchronisation runs', { stepAt: ago(1) }, { code: 'too_soon', seconds: 120 }],
    ['after one that was killed', { stepAt: ago(4) }, null],
    ['after four wrong passwords', { badTries: 4, badSince: ago(1) }, null],
    ['after five wrong passwords', { badTries: 5, badSince: ago(10) }, { code: 'too_many_tries', seconds: 1200 }],
    ['half an hour after five wrong passwords', { badTries: 5, badSince: ago(30) }, null],
  ])('may go on or waits: %s', (_, part, expected) => {
    expect(findWait(state(part), now)).toEqual(expected)
  })

  it('has wrong tries counted until a success, and anew after half an hour', () => {
    expect(triesAfter(state({ badTries: 2, badSince: ago(5) }), 'bad_credentials', now)).toEqual({
      badTries: 3,
      badSince: ago(5),
    })
    expect(triesAfter(state({ badTries: 4, badSince: ago(40) }), 'bad_answer', now)).toEqual({
      badTries: 1,
      badSince: now,
    })
    expect(triesAfter(state({ badTries: 4, badSince: ago(5) }), 'unreachable', now)).toEqual({
      badTries: 4,
      badSince: ago(5),
    })
    expect(triesAfter(state({ badTries: 4, badSince: ago(5) }), null, now)).toEqual({ badTries: 0, badSince: null })
  })
})
