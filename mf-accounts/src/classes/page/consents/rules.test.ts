import { describe, expect, it } from 'vitest'
import { countStandings, findStanding, formatSlipCode, isTickable } from './rules.ts'

const slip = (answer: 'yes' | 'no' | null) => ({ madeAt: '', answer, answeredAt: null, remindedAt: null })
const row = (state: 'given' | 'of_age' | 'missing' | 'withdrawn', made: ReturnType<typeof slip> | null = null) => ({
  state,
  slip: made,
  mayTick: true,
})

describe('@K08 the board of consents', () => {
  it.each([
    [row('given', slip('yes')), 'given', false],
    [row('of_age'), 'of_age', false],
    [row('missing'), 'noSlip', false],
    [row('withdrawn'), 'noSlip', false],
    [row('missing', slip(null)), 'silent', true],
    [row('missing', slip('yes')), 'yes', true],
    [row('withdrawn', slip('no')), 'no', true],
  ] as const)('reads %j as %s', (one, standing, tickable) => {
    expect(findStanding(one)).toBe(standing)
    expect(isTickable(one)).toBe(tickable)
  })

  it('lets nobody tick who has no right to', () => {
    expect(isTickable({ ...row('missing', slip('yes')), mayTick: false })).toBe(false)
  })

  it('counts who is ticked, who answered and who did not', () => {
    const rows = [row('given'), row('of_age'), row('missing'), row('missing', slip(null)), row('missing', slip('yes'))]
    expect(countStandings([...rows, row('missing', slip('no'))])).toEqual({
      valid: 2,
      toTick: 1,
      refused: 1,
      silent: 2,
    })
  })
})

it('@K08 writes the code of a slip in three parts', () => {
  expect(formatSlipCode('ABCD2345EFGH')).toBe('ABCD-2345-EFGH')
})
