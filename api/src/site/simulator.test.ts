import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Registry, RemoteEntry } from '@ariane/shared/contracts/registry'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { registerSite } from './index.ts'

const headers = { accept: 'text/html,*/*', cookie: 'ariane.session_token=abc' }
const page = (name: string) => `<!doctype html><html><head><!--site:head--></head><body class="${name}"></body></html>`

const older = (version: string) => ({
  version,
  manifest: `/remotes/mf-learning/${version}/mf-manifest.json`,
  entry: 'remoteEntry.0a1b2c3d.js',
  files: {},
  exposes: {},
  contract: { provides: '1.0.0', needs: '^1.0.0' },
  build: { id: version, time: '2026-01-01T00:00:00Z', commit: null },
})

const learning: RemoteEntry = {
  name: 'mf-learning',
  active: 'v1',
  canary: null,
  lastGood: null,
  disabled: null,
  versions: [
    {
      version: 'v1',
      manifest: '/remotes/mf-learning/v1/mf-manifest.json',
      entry: 'remoteEntry.0a1b2c3d.js',
      files: {},
      exposes: { './dashboard': { preload: ['js/first.js'], kits: [], routes: ['/'] } },
      contract: { provides: '1.0.0', needs: '^1.0.0' },
      build: { id: 'v1', time: '2026-01-01T00:00:00Z', commit: null },
    },
    older('v0'),
  ],
}
const registry: Registry = { schema: 1, issued: '2026-01-01T00:00:00Z', remotes: [learning], signature: null }

let siteDir = ''
let app: FastifyInstance

async function serve(simulator: boolean) {
  app = Fastify()
  app.setNotFoundHandler((_request, reply) => reply.code(404).send())
  await registerSite(app, { siteDir, ...(simulator && { simulator }) })
}

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'site-'))
  await mkdir(path.join(siteDir, 'shell'))
  for (const name of ['index', 'simulator']) await writeFile(path.join(siteDir, `shell/${name}.html`), page(name))
  await writeFile(path.join(siteDir, 'remotes.json'), JSON.stringify(registry))
})

afterEach(async () => {
  await app.close()
  await rm(siteDir, { recursive: true })
})

describe('the page of the simulator', () => {
  it('is the page of the product like any other where it is not asked for', async () => {
    await serve(false)
    const { body } = await app.inject({ url: '/simulateur/chat', headers })
    expect(body).toContain('class="index"')
    expect(body).toContain('rel="preload"')
  })

  it.each(['/simulateur', '/simulateur/chat', '/simulateur/school/planning/4'])(
    'answers %s with the registry and the policy, and preloads no remote',
    async url => {
      await serve(true)
      const answer = await app.inject({ url, headers })
      expect(answer.body).not.toContain('name="session"')
      expect(answer.body).toContain('class="simulator"')
      expect(answer.body).toContain('"name":"mf-learning"')
      expect(answer.body).not.toContain('rel="preload"')
      expect(answer.headers['content-security-policy']).toContain("script-src 'self' 'nonce-")
      expect(answer.headers['cache-control']).toBe('no-cache, private')
    },
  )

  const asked = (url: string) => app.inject({ url, headers })
  const inlined = (body: string, id: string): unknown =>
    JSON.parse(new RegExp(`id="${id}"[^>]*>(.*?)</script>`).exec(body)?.[1] ?? 'null')

  it('@F04 loads the published version that the address names, again after a retry, with nothing to fall back to', async () => {
    await serve(true)
    const { body } = await asked('/simulateur/dashboard?qa.version=mf-learning@v0')
    const pinned = { remotes: [{ name: 'mf-learning', active: 'v0', lastGood: null, versions: [{ version: 'v0' }] }] }
    expect(inlined(body, 'remotes')).toMatchObject(pinned)
    expect(body).toContain('data-from="/remotes.json?qa.version=mf-learning@v0"')
    expect((await asked('/remotes.json?qa.version=mf-learning@v0')).json()).toMatchObject(pinned)
    expect(inlined(body, 'versions')).toMatchObject([
      { name: 'mf-learning', active: 'v1', versions: [{ version: 'v1' }, { version: 'v0' }] },
    ])
  })

  it('@F04 keeps to the active version when the one that is named is not there, or where nobody asked for a simulator', async () => {
    await serve(true)
    const unknown = await asked('/simulateur/dashboard?qa.version=mf-learning@v9,%22%3E%3Cscript%3E')
    expect(inlined(unknown.body, 'remotes')).toMatchObject({ remotes: [{ active: 'v1' }] })
    expect(unknown.body).not.toContain('"><script>')
    await app.close()
    await serve(false)
    expect((await asked('/remotes.json?qa.version=mf-learning@v0')).json().remotes[0].active).toBe('v1')
  })

  it('leaves the product where it was, and is no file', async () => {
    await serve(true)
    for (const url of ['/', '/chat', '/simulateurs'])
      expect((await app.inject({ url, headers })).body).toContain('class="index"')
    expect((await app.inject({ url: '/simulator.html', headers })).statusCode).toBe(404)
  })
})
