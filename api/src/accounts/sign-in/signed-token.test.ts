import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readSignedToken } from './signed-token.ts'

const signing = { cookieName: 'ariane.session_token', secret: 'a secret for this test' }
const sign = (token: string, secret = signing.secret) =>
  `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`
const signed = sign('abc')
const inCookie = encodeURIComponent(signed)
const read = (cookie: string) => readSignedToken({ kind: 'cookie', cookie }, signing)
const readBearer = (token: string) => readSignedToken({ kind: 'bearer', token }, signing)

describe('a signed token', () => {
  it.each([
    ['alone', `ariane.session_token=${inCookie}`],
    ['among other cookies', `theme=dark; ariane.session_token=${inCookie}; lang=fr`],
    ['quoted', `ariane.session_token="${inCookie}"`],
    ['before a second one of the same name', `ariane.session_token=${inCookie}; ariane.session_token=other`],
    ['beside broken cookies', `;; broken; =; ariane.session_token=${inCookie}`],
  ])('is read from a cookie: %s', (_, cookie) => {
    expect(read(cookie)).toBe('abc')
  })

  it('is read from a header, encoded or not', () => {
    expect(readBearer(signed)).toBe('abc')
    expect(readBearer(inCookie)).toBe('abc')
  })

  it.each([
    ['without a signature', 'abc'],
    ['with an empty one', 'abc.'],
    ['without a token', sign('')],
    ['signed with another secret', sign('abc', 'another')],
    ['with the signature of another token', sign('abd').replace('abd', 'abc')],
    ['with a shortened signature', signed.slice(0, -1)],
    ['with a signature in base64url', signed.replaceAll('+', '-').replaceAll('/', '_').replace('=', '')],
    ['that cannot be decoded', `${signed}%E0%A4%A`],
  ])('is refused %s', (_, value) => {
    expect(read(`ariane.session_token=${encodeURIComponent(value)}`)).toBeUndefined()
    expect(read(`ariane.session_token=${value}`)).toBeUndefined()
    expect(readBearer(value)).toBeUndefined()
  })

  it.each([
    ['other', `session_token=${inCookie}; x-ariane.session_token=${inCookie}; ARIANE.SESSION_TOKEN=${inCookie}`],
    ['longer', `ariane.session_token2=${inCookie}`],
    ['missing', ''],
  ])('is not looked for in cookies of an %s name', (_, cookie) => {
    expect(read(cookie)).toBeUndefined()
  })
})
