import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Published, Registry } from '@ariane/shared/contracts/registry'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registerSite } from './index.ts'

const published: Published = {
  version: '1.0.0-a',
  manifest: '/remotes/mf-planner/1.0.0-a/mf-manifest.json',
  entry: 'remoteEntry.0a1b2c3d.js',
  files: {},
  exposes: {},
  contract: { provides: '1.0.0', needs: '^1.0.0' },
  build: { id: 'a', time: '2026-01-01T00:00:00Z', commit: null },
}
const entry = (name: string) => ({
  name,
  active: '1.0.0-a',
  canary: null,
  lastGood: null,
  disabled: null,
  versions: [published],
})
const registry: Registry = {
  schema: 1,
  issued: '2026-01-01T00:00:00Z',
  remotes: [entry('mf-planner'), entry('mf-chat')],
  signature: null,
}

let deployed: FastifyInstance
let app: FastifyInstance
let siteDir = ''
beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'site-'))
  deployed = Fastify()
  deployed.get('/remotes.json', () => registry)
  deployed.get('/remotes/mf-planner/1.0.0-a/remoteEntry.0a1b2c3d.js', (_request, reply) =>
    reply.type('text/javascript').send('planner'),
  )
  deployed.get('/frames/activity.html', (_request, reply) => reply.type('text/html').send('<p>frame</p>'))
  deployed.get('/*', (_request, reply) => reply.type('text/html').send('<p>page</p>'))
  const devWith = await deployed.listen({ port: 0, host: '127.0.0.1' })
  app = Fastify()
  await registerSite(app, { siteDir, dev: ['shell', 'mf-chat'], devWith })
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
  await deployed.close()
  await rm(siteDir, { recursive: true })
})

const get = (url: string) => app.inject({ url })

describe('@W05 developing beside a deployed installation', () => {
  it('takes every other remote from it, and the one in development from its server', async () => {
    const { remotes } = (await get('/remotes.json')).json<Registry>()
    expect(remotes.map(({ name, active }) => [name, active])).toEqual([
      ['mf-planner', '1.0.0-a'],
      ['mf-chat', 'dev'],
    ])
  })

  it('serves its files and frames from the one origin, with our own policy', async () => {
    const entryFile = await get('/remotes/mf-planner/1.0.0-a/remoteEntry.0a1b2c3d.js')
    expect([entryFile.body, entryFile.headers['content-type']]).toEqual(['planner', 'text/javascript'])
    const frame = await get('/frames/activity.html')
    expect(frame.body).toBe('<p>frame</p>')
    expect(frame.headers['content-security-policy']).toContain('localhost')
  })

  it('takes a page in place of a file for none', async () => {
    expect((await get('/remotes/mf-planner/1.0.0-a/gone.js')).statusCode).toBe(404)
  })

  it('keeps what it knew of an installation that goes away', async () => {
    await get('/remotes.json')
    await deployed.close()
    vi.setSystemTime(Date.now() + 60_000)
    expect((await get('/remotes.json')).json<Registry>().remotes).toHaveLength(2)
    expect((await get('/remotes/mf-planner/1.0.0-a/remoteEntry.0a1b2c3d.js')).statusCode).toBe(404)
  })
})
