import { describe, expect, it } from 'vitest'
import { isFrozen, isPassedOver, parseFrozen, parseMark, withFrozen } from './frozen-rules.ts'

const HOUR = 3_600_000
const NOW = 1_000 * HOUR
const mark = (silentMs: number) => ({ beat: NOW - silentMs, versions: { 'mf-chat': 'b' } })

describe('@W01 what a tab left behind that was about to run a remote', () => {
  it.each([
    ['a page that hung and was reloaded', mark(500), true, true],
    ['another tab that hangs, or was killed', mark(15_000), false, true],
    ['another tab that is just loading', mark(2_000), false, false],
  ])('%s', (_what, left, isOwnTab, frozen) => {
    expect(isFrozen(left, isOwnTab, NOW)).toBe(frozen)
  })

  it.each([null, '', '{', '[]', '{"beat":1}', '{"beat":1,"versions":{"mf-chat":1}}'])('is nothing in « %s »', text => {
    expect(parseMark(text)).toBeNull()
  })
})

describe('@W01 versions that froze the page', () => {
  it('are each remembered once, for a day', () => {
    const first = withFrozen([], mark(0), NOW - 2 * HOUR)
    const again = withFrozen(first, mark(0), NOW)
    expect(again).toEqual([{ remote: 'mf-chat', version: 'b', at: NOW, times: 2 }])
    expect(parseFrozen(JSON.stringify(again), NOW + 23 * HOUR)).toEqual(again)
    expect(parseFrozen(JSON.stringify(again), NOW + 25 * HOUR)).toEqual([])
  })

  it.each([
    ['once, a moment ago', 1, 0.1, true],
    ['once, as a browser that was ended by chance does, an hour ago', 1, 1, false],
    ['twice, an hour ago', 2, 1, true],
    ['twice, a day ago', 2, 24, false],
  ])('%s', (_what, times, hours, passedOver) => {
    const one = { remote: 'mf-chat', version: 'b', at: NOW - hours * HOUR, times }
    expect(isPassedOver(one, NOW)).toBe(passedOver)
  })

  it('count once what several tabs left that ended together', () => {
    expect(withFrozen(withFrozen([], mark(0), NOW), mark(0), NOW)).toMatchObject([{ times: 1 }])
  })

  it('are read as one time where an earlier build remembered them', () => {
    const [one] = parseFrozen(JSON.stringify([{ remote: 'mf-chat', version: 'b', at: NOW }]), NOW)
    expect(one?.times).toBe(1)
  })

  it('are none where the text is not ours, or from a clock that was put back', () => {
    expect(parseFrozen('nonsense', NOW)).toEqual([])
    expect(parseFrozen(JSON.stringify([{ remote: 'mf-chat', version: 'b', at: NOW + HOUR }]), NOW)).toEqual([])
  })
})
