import { describe, expect, it } from 'vitest'
import { createError, formatCode, isWholeCode, lastSeen, passwordError, toChanges } from './rules.ts'

const form = { firstName: 'Léa', classroom: '6ème', password: 'secret-1' } as const

describe('the form of a pupil', () => {
  it.each([
    [{}, null],
    [{ firstName: '  ' }, 'Le nom et le mot de passe sont requis'],
    [{ password: '' }, 'Le nom et le mot de passe sont requis'],
    [{ password: '      ' }, 'Le nom et le mot de passe sont requis'],
    [{ password: 'court' }, 'Le mot de passe doit contenir au moins 6 caractères'],
  ])('with %j says %j', (part, expected) => expect(createError({ ...form, ...part })).toBe(expected))

  it('sends what is not empty', () => {
    expect(toChanges({ ...form, firstName: ' Léa ' })).toEqual(form)
    expect(toChanges({ firstName: ' ', classroom: '5ème', password: '' })).toEqual({ classroom: '5ème' })
  })

  it('may leave the password as it is, not shorten it', () => {
    expect(passwordError('')).toBeNull()
    expect(passwordError('abc')).toBe('Le mot de passe doit contenir au moins 6 caractères')
    expect(passwordError('abcdef')).toBeNull()
  })
})

describe('the last connection', () => {
  it('is said in French and in Paris time', () => {
    expect(lastSeen('2026-07-14T06:30:00.000Z')).toBe('Dernière connexion le 14 juillet 2026 à 08:30')
    expect(lastSeen(null)).toBe('Jamais connecté')
  })
})

describe('a code being typed', () => {
  it.each([
    ['', ''],
    ['abc', 'ABC'],
    ['abcd', 'ABCD'],
    ['abcd2', 'ABCD-2'],
    ['abcd 2345', 'ABCD-2345'],
    ['AB-CD-2345-9', 'ABCD-2345'],
  ])('%j becomes %j', (text, expected) => expect(formatCode(text)).toBe(expected))

  it('is whole with twice four signs', () => {
    expect(isWholeCode('ABCD-2345')).toBe(true)
    expect(isWholeCode('ABCD-234')).toBe(false)
  })
})
