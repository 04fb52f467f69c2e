import { describe, expect, it } from 'vitest'
import { checkAddress, checkNewPassword } from './rules.ts'

describe('a forgotten password', () => {
  it.each([
    [' ', 'Email requis'],
    ['lea', 'Cette adresse e-mail n’est pas complète'],
    ['lea@college', 'Cette adresse e-mail n’est pas complète'],
  ])('needs an address to send the link to: %j gives %j', (email, sentence) => {
    expect(checkAddress({ email })).toEqual({ errors: { email: sentence } })
  })

  it('takes an address without the blanks around it', () => {
    expect(checkAddress({ email: ' lea@college.fr ' })).toEqual({ sent: { email: 'lea@college.fr' } })
  })

  it.each(['', 'court', '      '])('is not replaced by %j', newPassword => {
    expect(checkNewPassword({ newPassword })).toEqual({
      errors: { newPassword: 'Le mot de passe doit contenir au moins 6 caractères' },
    })
  })
})
