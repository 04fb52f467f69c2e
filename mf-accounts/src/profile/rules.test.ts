import { describe, expect, it } from 'vitest'
import { fullName, initials } from './rules.ts'

describe('names on the profile', () => {
  it('joins first and last name without stray spaces', () => {
    expect(fullName({ firstName: ' Léa ', lastName: ' Martin' })).toBe('Léa Martin')
    expect(fullName({ firstName: 'Léa', lastName: '' })).toBe('Léa')
    expect(fullName({ firstName: ' ', lastName: ' ' })).toBe('')
  })

  it.each([
    ['Léa Martin', 'LM'],
    ['élodie', 'É'],
    ['Jean-Éloi de la Tour', 'JÉ'],
    ['Camille (démo)', 'CD'],
    ['Tom 😀', 'T'],
    ['', ''],
  ])('shortens %j to %j', (name, expected) => expect(initials(name)).toBe(expected))
})
