import { describe, expect, it } from 'vitest'
import {
  checkCode,
  checkEdited,
  checkNew,
  checkPassword,
  formatCode,
  isIncomplete,
  lastSeen,
  toChanges,
} from './rules.ts'

const form = { firstName: 'Léa', lastName: 'Martin', classroom: '6ème', password: 'secret-1' } as const
const NAME_SHAPE = 'Un nom s’écrit avec des lettres, des espaces, des traits d’union et des apostrophes'

describe('the form of a pupil', () => {
  it.each([
    [{ firstName: '  ' }, true, { firstName: 'Prénom requis' }],
    [{ firstName: 'R2-D2' }, false, { firstName: NAME_SHAPE }],
    [{ lastName: 'R2-D2' }, false, { lastName: NAME_SHAPE }],
    [{ password: '' }, true, { password: 'Mot de passe requis' }],
    [{ password: '      ' }, true, { password: 'Mot de passe requis' }],
    [{ password: 'court' }, false, { password: 'Le mot de passe doit contenir au moins 6 caractères' }],
    [{ password: 'a'.repeat(201) }, false, { password: 'Le mot de passe doit contenir au moins 6 caractères' }],
  ])('with %j is incomplete: %j, and says %j', (part, incomplete, errors) => {
    expect(isIncomplete({ ...form, ...part })).toBe(incomplete)
    expect(checkNew({ ...form, ...part })).toEqual({ errors })
  })

  it('is sent when nothing is wrong', () => {
    expect(isIncomplete(form)).toBe(false)
    expect(checkNew({ ...form, firstName: ' Léa ' })).toEqual({ sent: form })
    expect(checkNew({ ...form, lastName: ' ' })).toEqual({ sent: { ...form, lastName: '' } })
  })

  it('sends what is not empty', () => {
    expect(toChanges({ ...form, firstName: ' Léa ' })).toEqual(form)
    expect(toChanges({ firstName: ' ', lastName: ' ', classroom: '5ème', password: '' })).toEqual({ classroom: '5ème' })
  })

  it('may leave the password as it is, not shorten it', () => {
    const short = { errors: { password: 'Le mot de passe doit contenir au moins 6 caractères' } }
    expect(checkEdited({ ...form, password: '' })).toEqual({ sent: { ...form, password: '' } })
    expect(checkEdited({ ...form, password: 'abc' })).toEqual(short)
    expect(checkEdited({ ...form, password: 'abcdef' })).toEqual({ sent: { ...form, password: 'abcdef' } })
    expect(checkPassword({ password: '' })).toEqual(short)
  })

  it('may leave the name as it is, not spoil it', () => {
    expect(checkEdited({ ...form, firstName: '' })).toEqual({ sent: { ...form, firstName: '' } })
    expect(checkEdited({ ...form, firstName: '<b>', password: '' })).toEqual({ errors: { firstName: NAME_SHAPE } })
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
    expect(checkCode({ code: 'ABCD-2345' })).toEqual({ sent: { code: 'ABCD-2345' } })
    expect(checkCode({ code: 'ABCD-234' })).toEqual({
      errors: { code: 'Un code a huit lettres et chiffres, par exemple ABCD-2345' },
    })
  })
})
