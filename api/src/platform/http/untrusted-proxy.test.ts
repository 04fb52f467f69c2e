import { Writable } from 'node:stream'
import pino from 'pino'
import { Registry } from 'prom-client'
import { afterEach, expect, test } from 'vitest'
import { createServer } from './server.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => Promise.all(servers.splice(0).map(one => one.close())))

/** A server and what its log says about proxies. */
function open(trustedProxies: string) {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const server = createServer({ tls: undefined, trustedProxies }, pino({ level: 'warn' }, sink), new Registry())
  server.get('/', () => 'ok')
  servers.push(server)
  return { server, said: () => lines.filter(line => line.includes('TRUSTED_PROXIES')) }
}
const through = { url: '/', headers: { 'x-forwarded-for': '192.0.2.7' }, remoteAddress: '10.9.8.7' }

test('a proxy that is not named is said once, whoever comes through it', async () => {
  const { server, said } = open('loopback')
  await server.inject(through)
  await server.inject({ ...through, headers: { 'x-forwarded-for': '192.0.2.8' } })
  expect(said()).toHaveLength(1)
  expect(said()[0]).toContain('10.9.8.7')
})

test('nothing is said of a proxy that is named, nor without one', async () => {
  const { server, said } = open('10.9.0.0/16')
  await server.inject(through)
  await server.inject({ url: '/', remoteAddress: '192.0.2.9' })
  expect(said()).toEqual([])
})
