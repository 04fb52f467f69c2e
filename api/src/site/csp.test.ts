import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, framePolicy } from './csp.ts'
import { firebaseAddresses, toHosting } from './hosting.ts'

const SECRET = { project_id: 'a', client_email: 'api@example', private_key: 'a key' }

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find(part => part.startsWith(`${name} `))
    ?.slice(name.length + 1)

describe('content security policy of the page', () => {
  const policy = contentSecurityPolicy({ nonce: 'abc', connect: ['https://ailleurs.example'] })

  it('runs scripts from our address or with the nonce, and nothing else', () => {
    expect(directive(policy, 'script-src')).toBe("'self' 'nonce-abc'")
  })
  it('allows style elements by nonce and style attributes always', () => {
    expect(directive(policy, 'style-src')).toBe("'self' 'nonce-abc'")
    expect(directive(policy, 'style-src-attr')).toBe("'unsafe-inline'")
  })
  it('never allows evaluation of text as code', () => {
    expect(policy).not.toContain('unsafe-eval')
  })
  it('talks to our address and the configured ones only', () => {
    expect(directive(policy, 'connect-src')).toBe("'self' https://ailleurs.example")
  })
})

describe('@A01 the page, where accounts are with Firebase', () => {
  const web = { apiKey: 'AIza-public', authDomain: 'a.firebaseapp.com', projectId: 'a' }
  const config = { projectId: 'a', web: { ...web, storageBucket: 'a.appspot.com' }, serviceAccount: SECRET }

  it('talks to Google besides, and is told public values alone', () => {
    const google = 'identitytoolkit securetoken firestore'.split(' ').map(name => `https://${name}.googleapis.com`)
    expect(firebaseAddresses({ ...config, emulators: undefined })).toEqual(google)
    expect(toHosting({ ...config, emulators: undefined })).toEqual({ auth: 'firebase', web, emulators: null })
  })

  it('talks to the emulators in place of Google where they are configured', () => {
    const emulated = { ...config, emulators: { auth: '127.0.0.1:9099', firestore: '127.0.0.1:8181' } }
    expect(firebaseAddresses(emulated)).toEqual(['http://127.0.0.1:9099', 'http://127.0.0.1:8181'])
    expect(toHosting(emulated).emulators).toEqual({
      auth: 'http://127.0.0.1:9099',
      firestore: { host: '127.0.0.1', port: 8181 },
    })
  })
})

describe('content security policy of frames', () => {
  it('gives a frame scripts but no network and no origin', () => {
    expect(directive(framePolicy(), 'connect-src')).toBe("'none'")
    expect(directive(framePolicy(), 'sandbox')).toBe('allow-scripts')
    expect(directive(framePolicy(), 'script-src')).toBe("'self'")
  })

  it('@W08 names our origin beside self for all that a frame loads, as WebKit gives a page without origin no self', () => {
    const policy = framePolicy('https://ariane.example')
    const loads = ['script-src', 'style-src', 'img-src', 'media-src', 'font-src']
    for (const name of loads) expect(directive(policy, name)).toMatch(/^'self' https:\/\/ariane\.example(?: |$)/)
    expect(directive(policy, 'connect-src')).toBe("'none'")
  })
})
