import { AuthError } from '@ariane/shared/ports'
import { describe, expect, it } from 'vitest'
import { buildRegistration, checkLogin, checkRegistration, describeFailure, type RegisterForm } from './rules.ts'

const form: RegisterForm = {
  accountType: 'email',
  email: 'lea@college.fr',
  username: '',
  password: 'secret1',
  role: 'ROLE_STUDENT',
  grade: '5ème',
  firstName: '',
  lastName: '',
  code: '',
  addressCode: '',
}

describe('signing in', () => {
  it('needs an identifier and a password', () => {
    expect(checkLogin(false)({ identifier: ' ', password: '', code: '', shared: false })).toEqual({
      errors: { identifier: 'Identifiant requis', password: 'Mot de passe requis' },
    })
    const login = { identifier: 'lea', password: 'x', code: '', shared: false }
    expect(checkLogin(false)(login)).toEqual({ sent: login })
    const missing = { code: 'Entrez le code de votre application, ou un code de secours' }
    expect(checkLogin(true)(login)).toEqual({ errors: missing })
  })

  it.each([
    [{ email: ' ' }, { email: 'Email requis' }],
    [{ email: 'lea@' }, { email: 'Cette adresse e-mail n’est pas complète' }],
    [{ password: '' }, { password: 'Mot de passe requis' }],
    [{ password: '      ' }, { password: 'Le mot de passe doit contenir au moins 6 caractères' }],
    [{ password: '12345' }, { password: 'Le mot de passe doit contenir au moins 6 caractères' }],
    [{ accountType: 'username' as const }, { username: "Nom d'utilisateur requis" }],
    [
      { accountType: 'username' as const, username: '?!' },
      { username: 'Choisissez un nom avec au moins une lettre ou un chiffre' },
    ],
    [{ accountType: 'robot' as 'email' }, { accountType: 'Type de compte invalide' }],
  ])('checks a registration: %j gives %j', (change, errors) => {
    expect(checkRegistration({ ...form, ...change })).toEqual({ errors })
  })

  it.each([{}, { accountType: 'anonymous' as const, password: '' }])('sends a registration with %j', change => {
    expect(checkRegistration({ ...form, ...change })).toEqual({ sent: { ...form, ...change } })
  })

  it('gives 4ème to everybody but pupils', () => {
    expect(buildRegistration(form).grade).toBe('5ème')
    expect(buildRegistration({ ...form, role: 'ROLE_PARENT' }).grade).toBe('4ème')
  })

  it('turns a username into an address of the product', () => {
    expect(buildRegistration({ ...form, accountType: 'username', username: ' Jean-Éloi ' })).toMatchObject({
      email: 'jean-eloi@ariane.example',
      username: 'Jean-Éloi',
    })
  })

  it('invents everything for an anonymous account', () => {
    const { username, email, password } = buildRegistration({ ...form, accountType: 'anonymous', password: '' })
    expect(email).toBe(`${username}@ariane.example`)
    expect(password.length).toBeGreaterThanOrEqual(9)
  })

  it('says why the service refused, or the sentence of the specification', () => {
    expect(describeFailure(new AuthError('wrong'), 'Erreur de connexion')).toBe('Identifiant ou mot de passe incorrect')
    expect(describeFailure(new AuthError('unknown'), 'Erreur de connexion')).toBe('Erreur de connexion')
    const soon = new AuthError('too_many', undefined, 8)
    expect(describeFailure(soon, '')).toBe('Trop d’essais. Attendez 8 secondes, puis recommencez.')
    expect(describeFailure(new AuthError('too_many'), '')).toContain('Attendez une minute')
    expect(describeFailure(new Error('x'), 'Erreur de connexion')).toBe('Erreur de connexion')
  })
})
