import { describe, expect, it } from 'vitest'
import { AuthError } from '../accounts.ts'
import { isOffline, toAuthError } from './errors.ts'

describe('@A01 @A05 a refusal of Firebase', () => {
  it.each([
    ['auth/invalid-credential', 'wrong'],
    ['auth/wrong-password', 'wrong'],
    ['auth/user-not-found', 'wrong'],
    ['auth/email-already-in-use', 'taken'],
    ['auth/credential-already-in-use', 'taken'],
    ['auth/weak-password', 'weak'],
    ['auth/invalid-email', 'invalid_email'],
    ['auth/too-many-requests', 'too_many'],
    ['auth/user-disabled', 'disabled'],
    ['auth/network-request-failed', 'network'],
    ['auth/internal-error', 'unknown'],
  ])('%s is said as %s', (code, said) => {
    expect(toAuthError({ code })).toMatchObject({ name: 'AuthError', code: said })
  })

  it('is unknown when it is none, and stays what it was when it is ours', () => {
    expect(toAuthError(new Error('?')).code).toBe('unknown')
    expect(toAuthError(null).code).toBe('unknown')
    const ours = new AuthError('disabled')
    expect(toAuthError(ours)).toBe(ours)
  })

  it('is told apart from a network that is gone', () => {
    expect(isOffline({ code: 'auth/network-request-failed' })).toBe(true)
    expect(isOffline({ code: 'auth/user-token-expired' })).toBe(false)
  })
})
