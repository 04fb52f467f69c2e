import { describe, expect, it } from 'vitest'
import { isEndOfYear, nameIn } from './rules.ts'

describe('the year of a class', () => {
  it.each([
    ['2026-09-15', false],
    ['2026-11-18', false],
    ['2027-05-31', false],
    ['2027-06-01', true],
    ['2027-09-30', true],
    ['2027-10-01', false],
    ['2028-07-01', true],
    ['2028-11-01', false],
  ])('that began in 2026 ends on %s: %s', (day, ends) => expect(isEndOfYear(day, 2026)).toBe(ends))
})

describe('the name of a pupil in a class', () => {
  const list = [
    { fullName: 'Léa Martin', login: 'lea-martin' },
    { fullName: 'Léa Martin', login: 'lea-martin2' },
    { fullName: 'Tom Roux', login: 'tom-roux' },
  ] as const
  it('has the login where two are called the same', () => {
    expect(list.map(pupil => nameIn(list, pupil))).toEqual([
      'Léa Martin (lea-martin)',
      'Léa Martin (lea-martin2)',
      'Tom Roux',
    ])
  })
})
