import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { route } from '../contracts/route.ts'
import { authorizeWith, call, onUnauthorized } from './call.ts'
import { ApiError, isAborted, NetworkFailure } from './errors.ts'
import { requestsTo } from './testing/requests.ts'

const Note = z.object({ id: z.int(), words: z.string() })
const rows = {
  write: route({
    method: 'POST',
    path: '/api/notes/{id}',
    summary: 'Write',
    params: z.object({ id: z.string() }),
    body: z.object({ words: z.string() }),
    answer: Note,
    policy: { allow: 'member' },
    rate: 'write',
  }),
  change: route({
    method: 'PUT',
    path: '/api/notes',
    summary: 'Change',
    answer: Note,
    policy: { allow: 'member' },
    rate: 'write',
  }),
  read: route({
    method: 'GET',
    path: '/api/notes',
    summary: 'Read',
    answer: Note,
    policy: { allow: 'member' },
    rate: 'read',
  }),
}

type Reply = { status: number; reason?: string; headers?: Record<string, string>; body?: unknown }
let server: Server
let replies: Reply[]
let asked: { method: string | undefined; url: string | undefined; body: string; authorization?: string }[]

beforeAll(async () => {
  const respond = async (request: IncomingMessage, answer: ServerResponse) => {
    const { authorization } = request.headers
    const shown = authorization === undefined ? {} : { authorization }
    asked.push({ method: request.method, url: request.url, body: await text(request), ...shown })
    const reply = replies.length > 1 ? replies.shift() : replies[0]
    if (!reply) return
    answer.writeHead(reply.status, reply.reason, { 'content-type': 'application/json', ...reply.headers })
    answer.end(JSON.stringify(reply.body ?? {}))
  }
  server = createServer((request, answer) => void respond(request, answer)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const base = `http://127.0.0.1:${port}`
  vi.stubGlobal('Request', requestsTo(base))
})
afterAll(() => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
})

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.unreachable('the call succeeded'),
    error => error,
  )

describe('a call of the contract', () => {
  it('puts parameters into the path and the rest into the body, and drops what the contract does not name', async () => {
    replies = [{ status: 200, body: { id: 1, words: 'salut', secret: 'x' } }]
    expect(await call(rows.write, { id: 'a/b é', words: 'salut' })).toEqual({ id: 1, words: 'salut' })
    expect(asked).toEqual([{ method: 'POST', url: '/api/notes/a%2Fb%20%C3%A9', body: '{"words":"salut"}' }])
  })

  it('@X02 fails with the sentence of a POST, the code and the fields of the answer', async () => {
    replies = [{ status: 400, body: { status: 'error', code: 'invalid_input', message: '', fields: ['words'] } }]
    const error = await failure(call(rows.write, { id: '1', words: '' }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      message: 'Erreur API (400): Bad Request',
      status: 400,
      code: 'invalid_input',
      fields: ['words'],
    })
  })

  it('@X02 fails with the sentence of the other methods', async () => {
    replies = [{ status: 403, body: 'no object' }]
    const error = await failure(call(rows.change, {}))
    expect(error).toMatchObject({ message: 'HTTP error! status: 403', code: 'unknown', fields: [] })
  })

  it('@X02 names the status where the server gives no phrase', async () => {
    replies = [{ status: 503, reason: '', body: { code: 'unavailable' } }]
    const error = await failure(call(rows.write, { id: '1', words: 'a' }))
    expect(error).toMatchObject({ message: 'Erreur API (503): Service Unavailable', code: 'unavailable' })
  })

  it('says once that the session is over, to whoever listens still', async () => {
    const notified: string[] = []
    const stop = onUnauthorized(() => notified.push('one'))
    onUnauthorized(() => notified.push('gone'))()
    replies = [{ status: 401, body: { code: 'not_signed_in' } }]
    expect(await failure(call(rows.write, { id: '1', words: 'a' }))).toMatchObject({ code: 'not_signed_in' })
    stop()
    await failure(call(rows.write, { id: '1', words: 'a' }))
    expect(notified).toEqual(['one'])
  })

  it('asks again once for what only reads, never after a refusal that says when to come back', async () => {
    replies = [{ status: 502 }, { status: 200, body: { id: 1, words: 'lu' } }]
    expect(await call(rows.read, {})).toEqual({ id: 1, words: 'lu' })
    expect(asked).toHaveLength(2)
    asked = []
    replies = [{ status: 429, headers: { 'retry-after': '60' }, body: { code: 'too_many_requests' } }]
    expect(await failure(call(rows.read, {}))).toMatchObject({ code: 'too_many_requests' })
    replies = [{ status: 502 }]
    await failure(call(rows.write, { id: '1', words: 'a' }))
    expect(asked).toHaveLength(2)
  })

  it('@G08 comes back to a busy server with what only reads and with what counts once, never with another change', async () => {
    const busy = { status: 503, headers: { 'retry-after': '0' }, body: { code: 'unavailable' } }
    const note = { id: 1, words: 'lu' }
    for (const row of [rows.read, { ...rows.change, rate: 'read' as const }, { ...rows.change, once: true as const }]) {
      asked = []
      replies = [busy, busy, { status: 200, body: note }]
      expect(await call(row, {})).toEqual(note)
      expect(asked).toHaveLength(3)
    }
    asked = []
    replies = [busy]
    expect(await failure(call(rows.change, {}))).toMatchObject({ code: 'unavailable', retryAfter: 0 })
    expect(asked).toHaveLength(1)
    expect(await failure(call(rows.read, {}))).toMatchObject({ code: 'unavailable' })
    expect(asked).toHaveLength(4)
  })

  it('ends as aborted when nobody waits for it any more', async () => {
    replies = []
    const controller = new AbortController()
    const waiting = failure(call(rows.write, { id: '1', words: 'a' }, { signal: controller.signal }))
    await expect.poll(() => asked).toHaveLength(1)
    controller.abort()
    expect(isAborted(await waiting)).toBe(true)
  })

  it('shows the token of the moment where one is given, and says that there is no network when none can be had', async () => {
    const tokens = ['first', 'second', null]
    authorizeWith(async () => tokens.shift() ?? null)
    replies = [{ status: 200, body: { id: 1, words: 'lu' } }]
    for (const expected of ['Bearer first', 'Bearer second', undefined]) {
      await call(rows.read, {})
      expect(asked.at(-1)?.authorization).toBe(expected)
    }
    authorizeWith(() => Promise.reject(new Error('auth/network-request-failed')))
    expect(await failure(call(rows.read, {}))).toBeInstanceOf(NetworkFailure)
    authorizeWith(async () => null)
  })

  it('fails openly when the answer breaks the contract', async () => {
    replies = [{ status: 200, body: { id: 'un', words: 1 } }]
    expect(await failure(call(rows.write, { id: '1', words: 'a' }))).toMatchObject({ name: 'ZodError' })
  })

  it('@X02 fails with its sentence when there is no answer', async () => {
    replies = []
    const waiting = failure(call(rows.write, { id: '1', words: 'a' }))
    await expect.poll(() => asked).toHaveLength(1)
    server.closeAllConnections()
    const error = await waiting
    expect(error).toBeInstanceOf(NetworkFailure)
    expect(error).toMatchObject({
      message: 'Impossible de se connecter au serveur. Vérifiez votre connexion internet.',
    })
  })
})
