import { describe, expect, it } from 'vitest'
import { nameIn } from './rules.ts'

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
