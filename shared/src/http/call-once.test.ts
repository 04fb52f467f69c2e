import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { route } from '../contracts/route.ts'
import { call } from './call.ts'
import { NetworkFailure } from './errors.ts'
import { requestsTo } from './testing/requests.ts'

const answer = route({
  method: 'POST',
  path: '/api/notes/{id}/answer',
  summary: 'Answer',
  params: z.object({ id: z.string() }),
  body: z.object({ words: z.string() }),
  answer: z.object({ n: z.int() }),
  policy: { allow: 'member' },
  rate: 'write',
  once: true,
})
const { once: _, ...plain } = answer

/** A status, the end of the connection once the call arrived, or nothing. */
type Reply = number | 'lost' | 'silence'
let server: Server
let replies: Reply[]
let sent: { key: string | undefined; body: string }[]

beforeAll(async () => {
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const key = request.headers['idempotency-key'] as string | undefined
    sent.push({ key, body: await text(request) })
    const reply = replies.shift() ?? 200
    if (reply === 'silence') return
    if (reply === 'lost') return void request.socket.destroy()
    response.writeHead(reply, { 'content-type': 'application/json', ...(reply === 503 && { 'retry-after': '60' }) })
    response.end(JSON.stringify(reply === 200 ? { n: sent.length } : { code: 'unavailable' }))
  }
  server = createServer((request, response) => void respond(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  vi.stubGlobal('Request', requestsTo(`http://127.0.0.1:${port}`))
})
afterAll(() => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  replies = []
  sent = []
})

let serial = 0
const newCall = () => ({ id: '1', words: `mot ${++serial}` })
const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.unreachable('the call succeeded'),
    error => error,
  )
const keys = () => sent.map(({ key }) => key)

describe('@X01 a call that may be repeated', () => {
  it('has a key of its own, and a call of another row has none', async () => {
    const [one, two] = [newCall(), newCall()]
    await call(answer, one)
    await call(answer, two)
    expect(keys().every(key => /^[\da-f-]{36}$/.test(key ?? ''))).toBe(true)
    expect(new Set(keys()).size).toBe(2)
    await call(plain, newCall())
    expect(sent[2]?.key).toBeUndefined()
  })

  it.each<[string, Reply]>([
    ['the connection is lost', 'lost'],
    ['a proxy does not reach the API', 502],
    ['the API is not available, whatever pause it asks for', 503],
    ['a proxy waited too long', 504],
  ])('is made a second time with the same key and body when %s', async (_why, reply) => {
    replies = [reply]
    expect(await call(answer, newCall())).toEqual({ n: 2 })
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
  })

  it('keeps its key until it is answered: made again by the person, it is the same call', async () => {
    const args = newCall()
    replies = ['lost', 'lost']
    expect(await failure(call(answer, args))).toBeInstanceOf(NetworkFailure)
    await call(answer, newCall())
    await call(answer, args)
    expect(keys()[3]).toBe(keys()[0])
    expect(keys()[2]).not.toBe(keys()[0])
    await call(answer, args)
    expect(keys()[4]).not.toBe(keys()[0])
  })

  it('is another call once a later one about the same thing was answered', async () => {
    const [like, dislike] = [newCall(), newCall()]
    replies = ['lost', 'lost']
    await failure(call(answer, like, { latestOf: 'rating 1' }))
    await call(answer, dislike, { latestOf: 'rating 1' })
    await call(answer, like, { latestOf: 'rating 1' })
    expect(keys()[3]).not.toBe(keys()[0])
  })

  it('stays the same call when a later one about another thing was answered', async () => {
    const like = newCall()
    replies = ['lost', 'lost']
    await failure(call(answer, like, { latestOf: 'rating 1' }))
    await call(answer, newCall(), { latestOf: 'rating 2' })
    await call(answer, like, { latestOf: 'rating 1' })
    expect(keys()[3]).toBe(keys()[0])
  })

  it.each([401, 429, 500])('keeps its key after %i, which says nothing of what was done before', async status => {
    const args = newCall()
    replies = [status]
    await failure(call(answer, args))
    await call(answer, args)
    expect(sent).toHaveLength(2)
    expect(keys()[1]).toBe(keys()[0])
  })

  it.each([400, 404, 409, 422])('has another key after the refusal %i', async status => {
    const args = newCall()
    replies = [status]
    await failure(call(answer, args))
    await call(answer, args)
    expect(sent).toHaveLength(2)
    expect(keys()[1]).not.toBe(keys()[0])
  })

  it('has one key when it is made twice at once', async () => {
    const args = newCall()
    await Promise.all([call(answer, args), call(answer, args)])
    expect(keys()[1]).toBe(keys()[0])
  })

  it('keeps its key when nobody waits for the answer any more', async () => {
    const args = newCall()
    const leave = new AbortController()
    replies = ['silence']
    const left = failure(call(answer, args, { signal: leave.signal }))
    await expect.poll(() => sent).toHaveLength(1)
    leave.abort()
    await left
    await call(answer, args)
    expect(keys()[1]).toBe(keys()[0])
  })
})
