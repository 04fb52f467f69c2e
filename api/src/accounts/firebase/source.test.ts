import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { createRemoteJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firebaseSource } from './source.ts'
import { tokenVerifier } from './tokens.ts'

const PROJECT = 'demo-college'
const NOW = Math.floor(Date.now() / 1000)
let server: Server
let keys: { status: number; body: string }
let token: string
let address: string
beforeAll(async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  keys = { status: 200, body: JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256' }] }) }
  const issuer = `https://securetoken.google.com/${PROJECT}`
  const claims = { iss: issuer, aud: PROJECT, sub: 'u1', iat: NOW, exp: NOW + 600, auth_time: NOW - 60 }
  token = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(privateKey)
  server = createServer((_, answer) => answer.writeHead(keys.status).end(keys.body)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as { port: number }).port}/`
})
afterAll(() => void server.close())

const sourceAt = (url: string, change: { since?: Date; gone?: boolean } = {}) =>
  firebaseSource({
    verify: tokenVerifier(
      { projectId: PROJECT, emulators: undefined },
      { keys: createRemoteJWKSet(new URL(url), { timeoutDuration: 2000 }) },
    ),
    sessions: { since: async () => change.since },
    gone: async () => change.gone ?? false,
  })
const bearer = (shown: string) => ({ kind: 'bearer' as const, token: shown })
const at = (seconds: number) => new Date((NOW + seconds) * 1000)

describe('@A01 whoever shows a token of Firebase', () => {
  it('is known by it, and by no cookie', async () => {
    expect(await sourceAt(address).identify(bearer(token))).toEqual({ uid: 'u1', email: '' })
    expect(await sourceAt(address).identify({ kind: 'cookie', cookie: `token=${token}` })).toBeNull()
    expect(await sourceAt(address).identify(bearer(`${token}x`))).toBeNull()
  })

  it('is nobody once deleted, or with a sign-in older than the last new password', async () => {
    expect(await sourceAt(address, { gone: true }).identify(bearer(token))).toBeNull()
    expect(await sourceAt(address, { since: at(-59) }).identify(bearer(token))).toBeNull()
    expect(await sourceAt(address, { since: at(-60) }).identify(bearer(token))).toMatchObject({ uid: 'u1' })
    expect(await sourceAt(address, { since: at(-600) }).identify(bearer(token))).toMatchObject({ uid: 'u1' })
  })

  it('is not signed out because Google’s keys cannot be had: that is our failure', async () => {
    const good = keys
    keys = { status: 500, body: 'oops' }
    await expect(sourceAt(address).identify(bearer(token))).rejects.toMatchObject({ code: 'unavailable' })
    keys = good
    await expect(sourceAt('http://127.0.0.1:9/').identify(bearer(token))).rejects.toMatchObject({ code: 'unavailable' })
  })
})
