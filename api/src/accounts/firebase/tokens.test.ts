import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTVerifyGetKey, SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { tokenVerifier } from './tokens.ts'

const PROJECT = 'demo-college'
const EMULATORS = { auth: '127.0.0.1:9099', firestore: '127.0.0.1:8181' }
const NOW = Math.floor(Date.now() / 1000)
const claims = {
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'uid-1',
  iat: NOW,
  exp: NOW + 3600,
  auth_time: NOW - 5,
  email: 'lea@ariane.example',
}

let ours: CryptoKey
let theirs: CryptoKey
let elliptic: CryptoKey
let keys: JWTVerifyGetKey
beforeAll(async () => {
  const pair = await generateKeyPair('RS256')
  ours = pair.privateKey
  theirs = (await generateKeyPair('RS256')).privateKey
  elliptic = (await generateKeyPair('ES256')).privateKey
  keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256' }] })
})
afterEach(() => void vi.unstubAllEnvs())

const signed = (change: object = {}, { key = ours, kid = 'k1', alg = 'RS256' } = {}) =>
  new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg, kid }).sign(key)
const unsigned = (change: object = {}) => new UnsecuredJWT({ ...claims, ...change }).encode()
const production = (token: string) => tokenVerifier({ projectId: PROJECT, emulators: undefined }, { keys })(token)
const emulated = (token: string) => tokenVerifier({ projectId: PROJECT, emulators: EMULATORS })(token)

const WRONG: [string, object][] = [
  ['of another project', { aud: 'another-project' }],
  ['of another issuer', { iss: 'https://securetoken.google.com/another-project' }],
  ['of an issuer that looks alike', { iss: `https://securetoken.google.com.evil.example/${PROJECT}` }],
  ['that has expired', { exp: NOW - 60 }],
  ['without an end', { exp: undefined }],
  ['from the future', { iat: NOW + 600 }],
  ['of a sign-in in the future', { auth_time: NOW + 600 }],
  ['without the time of the sign-in', { auth_time: undefined }],
  ['of a sign-in that is no time', { auth_time: 'yesterday' }],
  ['of nobody', { sub: '' }],
  ['without somebody', { sub: undefined }],
  ['of an endless id', { sub: 'u'.repeat(129) }],
]

describe('@A01 an ID token in production', () => {
  it('is taken when Google signed it for this project', async () => {
    const signedInAt = new Date(claims.auth_time * 1000)
    expect(await production(await signed())).toEqual({ uid: 'uid-1', email: claims.email, signedInAt })
    expect(await production(await signed({ email: undefined }))).toMatchObject({ email: '' })
  })

  it.each(WRONG)('is refused %s', async (_, change) => {
    await expect(production(await signed(change))).rejects.toThrow(Error)
  })

  it.each([
    ['signed by somebody else', () => signed({}, { key: theirs })],
    ['of a key nobody knows', () => signed({}, { kid: 'k2' })],
    ['of another algorithm', () => signed({}, { key: elliptic, alg: 'ES256' })],
    ['of the emulators', async () => unsigned()],
    ['that lost its signature', async () => (await signed()).replace(/[^.]+$/, '')],
    ['that says it needs none', async () => `${head({ alg: 'none' })}.${(await signed()).split('.')[1]}.`],
    ['that was altered', async () => altered(await signed())],
    ['that is none', async () => 'pas un jeton'],
    ['that is empty', async () => ''],
  ])('is refused %s', async (_, token) => {
    await expect(token().then(production)).rejects.toThrow(Error)
  })
})

describe('@A01 an ID token of the emulators', () => {
  it('is taken without a signature where the configuration names them', async () => {
    expect(await emulated(unsigned())).toMatchObject({ uid: 'uid-1' })
  })

  it.each(WRONG)('is refused %s', async (_, change) => {
    await expect(emulated(unsigned(change))).rejects.toThrow(Error)
  })

  it('is refused with a signature: what a token says of itself decides nothing', async () => {
    await expect(emulated(await signed())).rejects.toThrow(Error)
  })

  it('is never taken in production', () => {
    vi.stubEnv('NODE_ENV', 'production')
    expect(() => tokenVerifier({ projectId: PROJECT, emulators: EMULATORS })).toThrow('unsigned tokens in production')
  })
})

const head = (header: object) => Buffer.from(JSON.stringify(header)).toString('base64url')
function altered(token: string): string {
  const [header, , signature] = token.split('.')
  return `${header}.${head({ ...claims, sub: 'somebody-else' })}.${signature}`
}
