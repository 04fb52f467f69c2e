import { describe, expect, it } from 'vitest'
import { isOperator } from './access.ts'

describe('@F06 an operator', () => {
  const person = { uid: 'abc', email: 'Equipe@exemple.fr' }
  it('is named by uid or by address, whatever its capitals', () => {
    expect(isOperator(person, ['abc'])).toBe(true)
    expect(isOperator(person, ['x', 'equipe@exemple.fr'])).toBe(true)
  })
  it('is nobody where nobody is named, and nobody without an address by an empty name', () => {
    expect(isOperator(person, [])).toBe(false)
    expect(isOperator({ uid: 'abc', email: '' }, [''])).toBe(false)
  })
})
