import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostname } from 'node:os'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOutbound, type OutboundOptions } from './outbound.ts'

let server: Server
let port: number
const hits: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    hits.push(request.url ?? '')
    if (request.url === '/moved') return void response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end()
    if (request.url === '/slow') return
    if (request.url === '/cut')
      return void response.writeHead(200, { 'content-length': '9' }).write('x', () => response.destroy())
    if (request.url === '/bomb') {
      return void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(200_000)))
    }
    response.writeHead(200, { 'set-cookie': ['a=1; Path=/', 'b=2'], 'x-kind': 'test' }).end('secret')
  }).listen(0, '::')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

type Lookup = NonNullable<OutboundOptions['lookup']>
const answering =
  (...addresses: string[]): Lookup =>
  (_host, _options, done) =>
    done(
      null,
      addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
    )

/** Reaches the server of this file as `school.example`, as if it stood outside. */
const outside = (more: Partial<OutboundOptions> = {}) =>
  createOutbound({
    hosts: ['school.example'],
    protocols: ['http:'],
    ports: [port],
    lookup: answering('127.0.0.1'),
    permit: address => address === '127.0.0.1',
    ...more,
  })
const failureReason = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    error => error.reason,
  )

describe('an outbound call', () => {
  it('@X06 gives status, headers, cookies and text of a listed host', async () => {
    const answer = await outside()(`http://school.example:${port}/`)
    expect(answer).toMatchObject({ status: 200, text: 'secret', cookies: ['a=1; Path=/', 'b=2'] })
    expect(answer.header('x-kind')).toBe('test')
  })

  it('@X06 never follows a redirection', async () => {
    const before = hits.length
    const answer = await outside()(`http://school.example:${port}/moved`)
    expect([answer.status, answer.header('location')]).toEqual([302, `http://127.0.0.1:${port}/`])
    expect(hits.length).toBe(before + 1)
  })

  it('gives up when it takes too long, grows too large, breaks or is cancelled', async () => {
    const at = (path: string) => `http://school.example:${port}${path}`
    expect(await failureReason(outside({ timeoutMs: 100 })(at('/slow')))).toBe('too_slow')
    expect(await failureReason(outside({ maxBytes: 100_000 })(at('/bomb')))).toBe('too_large')
    expect(await failureReason(outside()(at('/cut')))).toBe('unreachable')
    const controller = new AbortController()
    const slow = outside()(at('/slow'), { signal: controller.signal })
    controller.abort()
    expect(await failureReason(slow)).toBe('cancelled')
  })
})

/** Every host is listed here, so that only the judgement of the address is left. */
const SPELLINGS = [
  'http://localhost:PORT/',
  'http://LOCALHOST:PORT/',
  'http://localhost.:PORT/',
  'http://127.0.0.1:PORT/',
  'http://127.0.0.1.:PORT/',
  'http://127.1:PORT/',
  'http://2130706433:PORT/',
  'http://0x7f.1:PORT/',
  'http://0x7f000001:PORT/',
  'http://0177.0.0.1:PORT/',
  'http://0:PORT/',
  'http://0.0.0.0:PORT/',
  'http://①②⑦.⓪.⓪.①:PORT/',
  'http://%31%32%37.0.0.1:PORT/',
  'http://[::1]:PORT/',
  'http://[::]:PORT/',
  'http://[0:0:0:0:0:0:0:1]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://[::ffff:7f00:1]:PORT/',
  'http://[64:ff9b::7f00:1]:PORT/',
  'http://10.0.0.1:PORT/',
  'http://169.254.169.254:PORT/',
  `http://${hostname()}:PORT/`,
]

describe('an address somebody typed', () => {
  it.each(SPELLINGS)('@X06 %s never reaches this machine', async spelling => {
    const before = hits.length
    const text = spelling.replace('PORT', String(port))
    const hosts = [URL.parse(text)?.hostname ?? '']
    const outbound = createOutbound({ hosts, protocols: ['http:'], ports: [port] })
    expect(await failureReason(outbound(text))).toMatch(/^(refused|unreachable)$/)
    expect(hits.length).toBe(before)
  })

  it.each([
    ['another host', 'https://evil.example/'],
    ['a host that only ends alike', 'https://evilindex-education.net/'],
    ['the bare domain of a pattern', 'https://index-education.net/'],
    ['a final dot', 'https://demo.index-education.net./pronote'],
    ['plain http', 'http://demo.index-education.net/pronote'],
    ['another port', 'https://demo.index-education.net:8443/pronote'],
    ['credentials', 'https://moi:secret@demo.index-education.net/pronote'],
    ['a host hidden in credentials', 'https://demo.index-education.net@evil.example/'],
    ['a host hidden in a path', 'https://evil.example/demo.index-education.net'],
    ['a file', 'file:///etc/passwd'],
    ['a data address', 'data:text/plain,x'],
    ['no address', 'pronote'],
  ])('@X06 is refused before anything is asked: %s', async (_, text) => {
    let asked = 0
    const lookup: Lookup = (_host, _options, done) => {
      asked++
      done(null, [])
    }
    const outbound = createOutbound({ hosts: ['*.index-education.net'], lookup })
    expect(await failureReason(outbound(text))).toBe('refused')
    expect(asked).toBe(0)
  })

  it.each([
    ['a private address', ['10.0.0.1']],
    ['loopback', ['127.0.0.1']],
    ['mapped loopback', ['::ffff:127.0.0.1']],
    ['a link-local address', ['fe80::1']],
    ['a public and a private address', ['1.1.1.1', '127.0.0.1']],
    ['nothing', []],
  ])('@X06 is refused when its name answers %s', async (_, addresses) => {
    const options = { protocols: ['http:'], ports: [port], lookup: answering(...addresses) }
    const outbound = createOutbound({ hosts: ['school.example'], ...options })
    expect(await failureReason(outbound(`http://school.example:${port}/`))).toBe('refused')
  })

  it('@X06 is judged once and used as judged: a name that changes its answer gains nothing', async () => {
    let asked = 0
    const rebinding: Lookup = (_host, _options, done) => {
      asked++
      done(null, [{ address: asked === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }])
    }
    const outbound = outside({ lookup: rebinding })
    expect((await outbound(`http://school.example:${port}/`)).text).toBe('secret')
    expect(asked).toBe(1)
  })
})
