import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Published, Registry, RemoteEntry } from '@ariane/shared/contracts/registry'
import Fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify'
import { afterEach, beforeEach } from 'vitest'
import { registerSite } from '../index.ts'

export const HASH = `sha384-${'A'.repeat(64)}`
export const PAGE = '<!doctype html><html><head><!--site:head--><script>1</script></head><body></body></html>'
export const html = { accept: 'text/html,*/*' }

const FILES = ['mf-manifest.json', 'remoteEntry.0a1b2c3d.js', 'js/first.js', 'js/later.js']
const LICENCES = ['licences.txt', 'frames/activity/licences.txt']

const published = (name: string, version: string, routes: string[]): Published => ({
  version,
  manifest: `/remotes/${name}/${version}/mf-manifest.json`,
  entry: 'remoteEntry.0a1b2c3d.js',
  files: Object.fromEntries([...FILES, ...LICENCES].map(file => [file, HASH])),
  exposes: {
    './screen': {
      preload: ['js/first.js', 'css/first.css'],
      kits: ['@ariane/shared/ui', '@ariane/shared/ui/overlay'],
      routes,
    },
  },
  contract: { provides: '1.0.0', needs: '^1.0.0' },
  build: { id: version, time: '2026-01-01T00:00:00Z', commit: null },
})

export const remote = (name: string, routes: string[], change: Partial<RemoteEntry> = {}): RemoteEntry => ({
  name,
  active: 'v2',
  canary: null,
  lastGood: 'v1',
  disabled: null,
  versions: [published(name, 'v3', routes), published(name, 'v2', routes), published(name, 'v1', routes)],
  ...change,
})

export const inlined = (page: string): Registry => {
  const text = /<script type="application\/json" id="remotes"[^>]*>(.*?)<\/script>/s.exec(page)?.[1]
  return JSON.parse(text ?? 'null')
}

/**
 * A built site of two remotes in a folder of its own, served anew for each test of the file that calls this.
 * `halt` takes when the step of a canary began that is found to be worse.
 */
export function serveTestSite() {
  let siteDir = ''
  let app: FastifyInstance | undefined
  let halted: string | undefined

  async function put(file: string, content: string | Uint8Array) {
    await mkdir(path.dirname(path.join(siteDir, file)), { recursive: true })
    await writeFile(path.join(siteDir, file), content)
  }

  const publish = (remotes: RemoteEntry[]) => {
    const registry: Registry = { schema: 1, issued: '2026-01-01T00:00:00Z', remotes, signature: null }
    return put('remotes.json', JSON.stringify(registry))
  }

  beforeEach(async () => {
    siteDir = await mkdtemp(path.join(tmpdir(), 'site-'))
    await put('shell/index.html', PAGE)
    await put('shell/static/js/index.0a1b2c3d4e.js', 'plain')
    await put('shell/static/js/index.0a1b2c3d4e.js.br', brotliCompressSync('plain'))
    const overlay = [{ file: 'static/js/overlay.js', integrity: HASH }]
    const signedIn = [{ file: 'static/js/signed-in.js', integrity: HASH }]
    await put('shell/kits.json', JSON.stringify({ '@ariane/shared/ui/overlay': overlay, 'signed-in': signedIn }))
    await put('remotes/mf-chat/v2/mf-manifest.json', '{}')
    await put('remotes/mf-learning/v2/frames/activity.html', '<p>cadre</p>')
    await publish([remote('mf-chat', ['/chat']), remote('mf-learning', ['/', '/revisions'])])
    app = Fastify()
    app.setNotFoundHandler((_request, reply) => reply.code(404).send({ status: 'error', code: 'not_found' }))
    halted = undefined
    await registerSite(app, { siteDir, isHalted: (_remote, { since }) => since !== undefined && since === halted })
  })

  afterEach(async () => {
    await app?.close()
    await rm(siteDir, { recursive: true })
  })

  return {
    put,
    publish,
    remove: (file: string) => rm(path.join(siteDir, file)),
    inject: (options: InjectOptions | string): Promise<LightMyRequestResponse> => {
      if (!app) throw new Error('the site is not served yet')
      return app.inject(options)
    },
    halt: (since: string) => {
      halted = since
    },
  }
}
