import { describe, expect, it } from 'vitest'
import { slug } from '../catalogue/logins.ts'
import { anonymousCredentials, toEmail } from './identifiers.ts'

describe('identifiers', () => {
  it.each([
    ['Jean-Éloi', 'jean-eloi'],
    ['  Zoé M. ', 'zoe-m'],
    ['Cœur de Lion', 'coeur-de-lion'],
    ['!!!', ''],
  ])('folds %j to %j', (name, expected) => expect(slug(name)).toBe(expected))

  it('appends the domain of the product only when there is no at sign', () => {
    expect(toEmail('Léa')).toBe('lea@ariane.example')
    expect(toEmail(' Lea@College.fr ')).toBe('lea@college.fr')
  })

  it('invents credentials of the specified shape, all different', () => {
    const many = Array.from({ length: 500 }, () => anonymousCredentials())
    for (const { username, password } of many) {
      expect(username).toMatch(/^[a-z]+-[a-z]+\d{1,3}$/)
      expect(password).toMatch(/^[a-km-zA-HJ-NP-Z2-9]{8}\d{1,2}$/)
      expect(toEmail(username)).toBe(`${username}@ariane.example`)
    }
    expect(new Set(many.map(one => one.password)).size).toBe(500)
  })
})
