import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { requestsTo } from '../http/testing/requests.ts'
import { embeddedAccounts } from './embedded.ts'

type Reply = { status: number; body?: unknown }
const error = (status: number, code: string, ...fields: string[]): Reply => ({
  status,
  body: { status: 'error', code, message: '', fields },
})
const user = { id: 'a', name: 'Léa', email: 'lea@ariane.example', emailVerified: false, image: null }
const signedIn = { status: 200, body: { user } }
const profile = { uid: 'a', grade: '4ème', roles: ['ROLE_STUDENT'], createdAt: '2026-11-21T12:00:00.000Z' }
const account = (data: object | null) => ({ status: 200, body: { status: 'success', data } })

let server: Server
/** What each call is answered with, by the end of its path; without an answer the connection ends. */
let replies: Record<string, Reply>
let asked: string[]
/** What the page says of a session. */
let meta: string | undefined

beforeAll(async () => {
  const respond = (request: IncomingMessage, answer: ServerResponse) => {
    const path = request.url ?? ''
    asked.push(path)
    const reply = replies[path]
    if (!reply) return void request.socket.destroy()
    answer.writeHead(reply.status, { 'content-type': 'application/json' })
    answer.end(JSON.stringify(reply.body === undefined ? {} : reply.body))
  }
  server = createServer(respond).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  vi.stubGlobal('Request', requestsTo(`http://127.0.0.1:${port}`))
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (meta && selector === 'meta[name="session"]' ? { content: meta } : null),
  })
})
afterAll(() => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  replies = {}
  asked = []
  meta = undefined
})

const SIGN_IN = '/api/auth/sign-in/email'
const SIGN_UP = '/api/auth/sign-up/email'
const SESSION = '/api/auth/get-session'
const registration = {
  accountType: 'email',
  role: 'ROLE_STUDENT',
  grade: '4ème',
  email: 'lea@ariane.example',
  password: 'marron-vert',
} as const

// First: nobody has signed in yet.
describe('the session of a page', () => {
  it('is not asked for where the server saw no cookie', async () => {
    meta = 'none'
    expect(await embeddedAccounts.restore()).toBeNull()
    expect(asked).toEqual([])
  })

  it('is asked for on a page that says nothing of it', async () => {
    replies = { [SESSION]: { status: 200, body: null } }
    expect(await embeddedAccounts.restore()).toBeNull()
    expect(asked).toEqual([SESSION])
  })

  it('is asked for beside the account where the server saw a cookie', async () => {
    meta = 'likely'
    replies = { [SESSION]: signedIn, '/api/account/me': account(profile) }
    expect(await embeddedAccounts.restore()).toEqual(profile)
    expect([...asked].sort()).toEqual(['/api/account/me', SESSION])
  })

  it('is asked for once somebody signed in on the page', async () => {
    meta = 'none'
    replies = { [SIGN_IN]: signedIn, [SESSION]: signedIn, '/api/account/me': account(profile) }
    expect(await embeddedAccounts.signIn('lea@ariane.example', 'marron-vert')).toEqual(profile)
    expect(await embeddedAccounts.restore()).toEqual(profile)
  })
})

describe('@A05 a refusal', () => {
  it.each([
    ['wrong', error(401, 'wrong_credentials')],
    ['disabled', error(403, 'account_disabled')],
    ['too_many', error(429, 'too_many_requests')],
    ['too_many', { status: 429 }],
    ['invalid_email', error(400, 'invalid_input', 'email')],
    ['weak', error(400, 'invalid_input', 'password')],
    ['unknown', error(400, 'invalid_input', 'name')],
    ['unknown', error(500, 'internal')],
    ['unknown', error(500, 'constructor')],
    ['network', undefined],
  ])('is %s for %j', async (code, reply) => {
    if (reply) replies = { [SIGN_IN]: reply }
    const refused = embeddedAccounts.signIn('lea@ariane.example', 'marron-vert')
    await expect(refused).rejects.toMatchObject({ name: 'AuthError', code })
  })

  it('of an address that is taken stays so with another password, and with an account that is open', async () => {
    replies = { [SIGN_UP]: error(409, 'conflict', 'email'), [SIGN_IN]: error(401, 'wrong_credentials') }
    await expect(embeddedAccounts.register(registration)).rejects.toMatchObject({ code: 'taken' })
    replies[SIGN_IN] = signedIn
    replies['/api/account/me'] = account(profile)
    replies['/api/auth/sign-out'] = { status: 200, body: { ok: true } }
    await expect(embeddedAccounts.register(registration)).rejects.toMatchObject({ code: 'taken' })
    expect(asked.at(-1)).toBe('/api/auth/sign-out')
  })

  it('of an address that is taken is passed over while its account is not open', async () => {
    replies = { [SIGN_UP]: error(409, 'conflict', 'email'), [SIGN_IN]: signedIn }
    replies['/api/account/me'] = account(null)
    replies['/api/account/open'] = account(profile)
    expect(await embeddedAccounts.register(registration)).toEqual(profile)
  })
})
