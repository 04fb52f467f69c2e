import { describe, expect, it } from 'vitest'
import { freeLogin, loginBase } from './students.ts'

describe('the login of a new pupil', () => {
  it.each([
    ['Jean-Éloi', 'jean-eloi'],
    ['  Zoé ', 'zoe'],
    ['Cœur de Lion', 'coeur-de-lion'],
    ['D’Artagnan', 'd-artagnan'],
    ['李明', 'eleve'],
    ['عمر', 'eleve'],
    ['Đào', 'dao'],
    ['İBRAHİM', 'ibrahim'],
    ['A'.repeat(80), 'a'.repeat(40)],
  ])('of %j begins with %j', (name, base) => expect(loginBase(name)).toBe(base))

  it.each([
    ['is the name while nobody has it', 'lea', ['leo', 'lea2'], 'lea'],
    ['gets a number when it is taken', 'lea', ['lea'], 'lea2'],
    ['gets the first free number', 'lea', ['lea', 'lea2', 'lea4'], 'lea3'],
  ])('%s', (_, base, taken, login) => expect(freeLogin(base, new Set(taken))).toBe(login))
})
