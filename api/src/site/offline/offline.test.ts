import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { OfflinePlan } from '@ariane/shared/contracts/offline'
import type { Published, Registry } from '@ariane/shared/contracts/registry'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { registerSite, type SiteOptions } from '../index.ts'
import { REMOVING_WORKER } from './removing-worker.ts'

const DIGEST = `sha384-${'A'.repeat(64)}`
const WORKER = '/* the worker of the build */'
const html = { accept: 'text/html', cookie: 'ariane_bucket=10' }

const published = (version: string): Published => ({
  version,
  manifest: `/remotes/mf-chat/${version}/mf-manifest.json`,
  entry: 'entry.js',
  files: { 'entry.js': DIGEST },
  exposes: {},
  contract: { provides: '1.0.0', needs: '^1.0.0' },
  build: { id: version, time: '2026-11-24T16:00:00Z', commit: null },
})
const registry: Registry = {
  schema: 1,
  issued: '2026-11-24T16:00:00Z',
  signature: null,
  remotes: [
    {
      name: 'mf-chat',
      active: 'v1',
      canary: { version: 'v2', share: 50 },
      lastGood: null,
      disabled: null,
      versions: [published('v2'), published('v1')],
    },
  ],
}

let siteDir = ''
let app: FastifyInstance
const serve = async (options: Partial<SiteOptions> = {}) => {
  app = Fastify()
  app.setNotFoundHandler((_request, reply) => reply.code(404).send())
  await registerSite(app, { siteDir, ...options })
}

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'site-'))
  await mkdir(path.join(siteDir, 'shell'))
  const page = '<!doctype html><html><head><!--site:head--></head></html>'
  const files = {
    'shell/index.html': page,
    'shell/simulator.html': page,
    'shell/worker.js': WORKER,
    'shell/files.json': JSON.stringify({ 'static/js/index.0a1b2c3d.js': DIGEST }),
    'remotes.json': JSON.stringify(registry),
  }
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(siteDir, file), text)
})
afterEach(async () => {
  await app.close()
  await rm(siteDir, { recursive: true })
})

describe('@W07 what a device may keep', () => {
  it('is planned for the one who asks: the canary for who is in its share', async () => {
    await serve()
    const plan = async (bucket: number) =>
      (await app.inject({ url: '/offline.json', headers: { cookie: `ariane_bucket=${bucket}` } })).json<OfflinePlan>()
    expect(Object.keys((await plan(10)).files)).toEqual([
      '/static/js/index.0a1b2c3d.js',
      '/remotes/mf-chat/v2/entry.js',
    ])
    expect(Object.keys((await plan(90)).files)).toEqual([
      '/static/js/index.0a1b2c3d.js',
      '/remotes/mf-chat/v1/entry.js',
    ])
  })

  it('is not sent again to who has it', async () => {
    await serve()
    for (const url of ['/offline.json', '/sw.js']) {
      const { headers } = await app.inject({ url })
      const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
      expect([again.statusCode, again.body, headers['cache-control']]).toEqual([304, '', 'no-cache, private'])
    }
  })

  it('is said on each page, and again where the page is known already', async () => {
    await serve()
    const first = await app.inject({ url: '/planning', headers: html })
    expect(first.headers['ariane-keep']).toBe('yes')
    expect(first.body).toContain('<meta name="worker" content="on">')
    const known = { ...html, 'if-none-match': String(first.headers.etag) }
    const again = await app.inject({ url: '/planning', headers: known })
    expect([again.statusCode, again.headers['ariane-keep']]).toEqual([304, 'yes'])
    expect((await app.inject({ url: '/sw.js' })).body).toBe(WORKER)
  })

  it.each<[string, Partial<SiteOptions>, string]>([
    ['once it is switched off', { offline: false }, '/'],
    ['for a screen alone', { simulator: true }, '/simulateur/chat'],
  ])('is nothing %s', async (_when, options, url) => {
    await serve(options)
    const page = await app.inject({ url, headers: html })
    expect(page.statusCode).toBe(200)
    expect(page.headers).not.toHaveProperty('ariane-keep')
    expect(page.body).not.toContain('name="worker"')
  })

  it('is taken off the device once it is switched off, also where a page still asks for the worker', async () => {
    await serve({ offline: false })
    expect((await app.inject({ url: '/sw.js' })).body).toBe(REMOVING_WORKER)
    expect((await app.inject({ url: '/offline.json' })).statusCode).toBe(404)
  })
})
