import { route } from '@ariane/shared/contracts/route'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createAccess } from '../access.ts'
import { DatabaseBusy, DatabaseUnavailable, StorageFull } from '../db/unavailable.ts'
import { createLog } from '../log.ts'
import { createAdmission } from './admission.ts'
import { elsewhere, type Handlers } from './handlers.ts'
import { mountRoutes } from './mount.ts'
import { createLimiter } from './rate-limit.ts'
import { createServer } from './server.ts'

const Note = z.object({ id: z.int(), words: z.string() })
const rows = {
  writeNote: route({
    method: 'POST',
    path: '/api/notes/{id}',
    summary: 'Write a note',
    params: z.object({ id: z.coerce.number().int() }),
    body: z.object({ words: z.string().max(100).default('rien'), deep: z.object({ n: z.int() }).optional() }),
    answer: Note,
    policy: { allow: 'public' },
    rate: 'write',
    maxBody: 200,
  }),
  readNote: route({
    method: 'POST',
    path: '/api/note',
    summary: 'Without a body',
    answer: Note,
    policy: { allow: 'public' },
    rate: 'generate',
    neverShed: true,
  }),
  readNumbers: route({
    method: 'POST',
    path: '/api/wrong',
    summary: 'Many fields',
    body: z.object({ numbers: z.array(z.int()) }),
    answer: Note,
    policy: { allow: 'public' },
    rate: 'read',
  }),
}

let app: FastifyInstance
let lines: string[]
let loopDelay: number
let registry: Registry
let answer: (words: string) => unknown

beforeEach(async () => {
  lines = []
  loopDelay = 0
  registry = new Registry()
  answer = words => ({ id: 1, words })
  app = createServer(
    { tls: undefined, trustedProxies: 'loopback' },
    createLog('info', { write: line => void lines.push(line) }),
    registry,
  )
  const handlers: Handlers<typeof rows> = {
    writeNote: async ({ params, body }) => answer(`${params.id + 1}:${body.words}`) as z.input<typeof Note>,
    readNote: async () => ({ id: 2, words: 'lu' }),
    ...elsewhere({ readNumbers: rows.readNumbers }),
  }
  mountRoutes(app, rows, handlers, {
    identity: { identify: async () => null },
    access: createAccess({ person: async () => undefined, relation: async () => 'none' }, {}),
    limiter: createLimiter(),
    admission: createAdmission(registry, { loopDelay: () => loopDelay }),
    publicUrl: undefined,
  })
  await app.ready()
})
afterEach(() => app.close())

async function post(
  url: string,
  payload?: string,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) {
  const reply = await app.inject({ method: 'POST', url, headers, ...(payload !== undefined && { payload }) })
  return { status: reply.statusCode, body: reply.json() as unknown }
}

describe('a mounted call', () => {
  it('gives its handler decoded input and answers what the contract says', async () => {
    expect(await post('/api/notes/4', '{"words":"salut","unknown":1}')).toEqual({
      status: 200,
      body: { id: 1, words: '5:salut' },
    })
  })

  it('drops fields the contract does not name', async () => {
    answer = words => ({ id: 1, words, secret: 'hash' })
    expect((await post('/api/notes/4', '{}')).body).toEqual({ id: 1, words: '5:rien' })
  })

  it('turns a broken answer into a 500 and logs where, without values', async () => {
    answer = () => ({ id: 'mot de passe', words: 'phrase privée' })
    expect(await post('/api/notes/4', '{}')).toMatchObject({ status: 500, body: { status: 'error', code: 'internal' } })
    expect(lines.join()).toContain('"field":"id"')
    expect(lines.join()).not.toMatch(/mot de passe|phrase privée/)
  })

  it.each([
    [new DatabaseUnavailable(), 503, 'unavailable', '2', 'lost'],
    [new DatabaseBusy('locked'), 503, 'unavailable', '2', 'locked'],
    [new StorageFull(), 507, 'storage_full', undefined, 'full'],
  ])('says of %s when it may be tried again, and counts it', async (error, status, code, retryAfter, reason) => {
    answer = () => {
      throw error
    }
    const headers = { 'content-type': 'application/json' }
    const reply = await app.inject({ method: 'POST', url: '/api/notes/4', headers, payload: '{}' })
    expect(reply.json()).toMatchObject({ status: 'error', code })
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([status, retryAfter])
    expect(await registry.metrics()).toContain(`database_failures_total{reason="${reason}"} 1`)
  })

  it('@G08 is refused before its body is read while the server has too much to do, unless it has to be answered', async () => {
    const held = Promise.withResolvers<{ id: number; words: string }>()
    let begun = 0
    answer = () => {
      begun += 1
      return held.promise
    }
    const waiting = Array.from({ length: 10 }, () => post('/api/notes/4', '{}'))
    await expect.poll(() => begun).toBe(10)
    loopDelay = 500
    const headers = { 'content-type': 'application/json' }
    const refused = await app.inject({ method: 'POST', url: '/api/notes/4', headers, payload: 'no JSON' })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2'])
    expect(refused.json()).toMatchObject({ status: 'error', code: 'unavailable' })
    expect((await post('/api/note')).status).toBe(200)
    held.resolve({ id: 1, words: 'said' })
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  })

  it('logs an unexpected error without the values a database quotes', async () => {
    answer = () => {
      throw Object.assign(new Error('invalid input: "phrase privée"'), { code: '22P02', detail: 'phrase privée' })
    }
    expect((await post('/api/notes/4', '{}')).status).toBe(500)
    expect(lines.join()).toContain('22P02')
    expect(lines.join()).not.toContain('phrase privée')
  })

  it.each([
    ['an empty body with the JSON header', '', { 'content-type': 'application/json' }],
    ['no body at all', undefined, {}],
  ])('takes %s as an empty object', async (_, payload, headers) => {
    expect(await post('/api/notes/4', payload, headers)).toMatchObject({ status: 200 })
    expect(await post('/api/note', payload, headers)).toMatchObject({ status: 200 })
  })

  it('names the refused fields', async () => {
    expect(await post('/api/notes/4', '{"words":3,"deep":{"n":1.5}}')).toEqual({
      status: 400,
      body: {
        status: 'error',
        code: 'invalid_input',
        message: 'The request is not what the contract says.',
        fields: ['words', 'deep.n'],
      },
    })
  })

  it.each([
    ['unreadable JSON', '/api/notes/4', '{bad', 'application/json', 400, 'invalid_input'],
    ['a prototype in disguise', '/api/notes/4', '{"__proto__":{"a":1}}', 'application/json', 400, 'invalid_input'],
    ['a null character', '/api/notes/4', '{"words":"a\\u0000"}', 'application/json', 400, 'invalid_input'],
    ['half of a character', '/api/notes/4', '{"words":["\\ud83d"]}', 'application/json', 400, 'invalid_input'],
    ['a name that no database keeps', '/api/notes/4', '{"a\\u0000":1}', 'application/json', 400, 'invalid_input'],
    [
      'nesting without end',
      '/api/notes/4',
      `${'['.repeat(90)}${']'.repeat(90)}`,
      'application/json',
      400,
      'invalid_input',
    ],
    ['a null character in its address', '/api/notes/%00', '{}', 'application/json', 404, 'not_found'],
    ['an address that cannot be read', '/api/notes/%zz', '{}', 'application/json', 400, 'invalid_input'],
    ['a form', '/api/notes/4', 'words=1', 'application/x-www-form-urlencoded', 400, 'invalid_input'],
    ['plain text', '/api/notes/4', '{}', 'text/plain', 400, 'invalid_input'],
    [
      'a body over the limit of its row',
      '/api/notes/4',
      `{"words":"${'a'.repeat(300)}"}`,
      'application/json',
      413,
      'too_large',
    ],
    ['a parameter that names nothing', '/api/notes/abc', '{}', 'application/json', 404, 'not_found'],
    ['an unknown address', '/api/nowhere', '{}', 'application/json', 404, 'not_found'],
  ])('refuses %s', async (_, url, payload, type, status, code) => {
    expect(await post(url, payload, { 'content-type': type })).toMatchObject({
      status,
      body: { status: 'error', code },
    })
  })

  it('names at most fifty fields of a body that is wrong everywhere', async () => {
    const reply = await post('/api/wrong', JSON.stringify({ numbers: Array.from({ length: 400 }, () => 'x') }))
    expect(reply.status).toBe(400)
    expect((reply.body as { fields: string[] }).fields).toHaveLength(50)
  })

  it('lets no cache keep a refusal, and no browser guess its type', async () => {
    for (const url of ['/api/nowhere', '/api/notes/abc']) {
      const { headers } = await app.inject({ method: 'POST', url })
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    }
  })

  it('says that a call which another service answers is not found here', async () => {
    const reply = await post('/api/wrong', '{"numbers":[1]}')
    expect(reply.status).toBe(404)
    expect(reply.body).toMatchObject({ status: 'error', code: 'not_found' })
    // The row is there: what is wrong in itself is told first.
    expect((await post('/api/wrong', '{}')).status).toBe(400)
  })

  it('@X06 counts calls per class and says when to come back', async () => {
    for (let n = 0; n < 20; n += 1) expect((await post('/api/note', '{}')).status).toBe(200)
    const refused = await app.inject({
      method: 'POST',
      url: '/api/note',
      headers: { 'content-type': 'application/json' },
    })
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('60')
    expect(refused.json()).toMatchObject({ code: 'too_many_requests' })
    expect((await post('/api/notes/4', '{}')).status).toBe(200)
  })

  it('@X07 is logged by its pattern, never with its query, body, cookie or address', async () => {
    await app.inject({
      method: 'POST',
      url: '/api/notes/4?token=hidden-query',
      headers: { 'content-type': 'application/json', cookie: 'hidden-cookie=1', authorization: 'Bearer hidden-token' },
      payload: '{"words":"hidden-words"}',
    })
    await app.inject('/hidden-path?x=hidden-query')
    const logged = lines.map(line => JSON.parse(line) as Record<string, unknown>)
    expect(logged[0]).toMatchObject({ method: 'POST', route: '/api/notes/:id', status: 200, msg: 'request' })
    expect(logged[0]).toHaveProperty('reqId')
    expect(logged[1]).toMatchObject({ route: 'unknown', status: 404 })
    expect(lines.join()).not.toContain('hidden')
  })
})

it('a missing or mistyped handler does not compile', () => {
  const note = async () => ({ id: 1, words: 'a' })
  // @ts-expect-error readNote and readNumbers are missing
  const missing: Handlers<typeof rows> = { writeNote: note }
  // @ts-expect-error words has to be a text
  const mistyped: Pick<Handlers<typeof rows>, 'readNote'> = { readNote: async () => ({ id: 1, words: 2 }) }
  expect([missing, mistyped]).toHaveLength(2)
})
