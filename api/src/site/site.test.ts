import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Published, Registry, RemoteEntry } from '@ariane/shared/contracts/registry'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { registerSite } from './index.ts'

const HASH = `sha384-${'A'.repeat(64)}`
const PAGE = '<!doctype html><html><head><!--site:head--><script>1</script></head><body></body></html>'
const html = { accept: 'text/html,*/*' }

const published = (name: string, version: string, routes: string[]): Published => ({
  version,
  manifest: `/remotes/${name}/${version}/mf-manifest.json`,
  entry: 'remoteEntry.0a1b2c3d.js',
  files: { 'mf-manifest.json': HASH, 'remoteEntry.0a1b2c3d.js': HASH, 'js/first.js': HASH, 'js/later.js': HASH },
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

const remote = (name: string, routes: string[], change: Partial<RemoteEntry> = {}): RemoteEntry => ({
  name,
  active: 'v2',
  canary: null,
  lastGood: 'v1',
  disabled: null,
  versions: [published(name, 'v3', routes), published(name, 'v2', routes), published(name, 'v1', routes)],
  ...change,
})

let siteDir = ''
let app: FastifyInstance
/** The step of a canary that was found to be worse. */
let halted: string | undefined

async function put(file: string, content: string | Uint8Array) {
  await mkdir(path.dirname(path.join(siteDir, file)), { recursive: true })
  await writeFile(path.join(siteDir, file), content)
}

const publish = (remotes: RemoteEntry[]) => {
  const registry: Registry = { schema: 1, issued: '2026-01-01T00:00:00Z', remotes, signature: null }
  return put('remotes.json', JSON.stringify(registry))
}

const inlined = (page: string): Registry => {
  const text = /<script type="application\/json" id="remotes"[^>]*>(.*?)<\/script>/s.exec(page)?.[1]
  return JSON.parse(text ?? 'null')
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
  await app.close()
  await rm(siteDir, { recursive: true })
})

describe('the page', () => {
  it('answers any address of the product, and is never kept by a shared cache', async () => {
    for (const url of ['/', '/chat/salle/4', '/inconnu']) {
      const answer = await app.inject({ url, headers: html })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-cache, private')
      expect(answer.headers.vary).toBe('Cookie, Accept-Encoding')
    }
  })

  it.each([undefined, '*/*', 'text/*', 'text/html;q=0.9'])('is what « / » gives whoever accepts %s', async accept => {
    const { statusCode, headers } = await app.inject({ url: '/', headers: accept ? { accept } : {} })
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
  })

  it('is nothing that who asks for JSON gets', async () => {
    expect((await app.inject({ url: '/', headers: { accept: 'application/json' } })).statusCode).toBe(404)
  })

  it('answers a question for its headers alone', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/chat', headers: html })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
  })

  it('has a new nonce each time, on the policy, the inline scripts and the meta element', async () => {
    const [one, two] = [await app.inject({ url: '/', headers: html }), await app.inject({ url: '/', headers: html })]
    const readNonce = (body: string) => /name="csp-nonce" content="([^"]+)"/.exec(body)?.[1] ?? 'none'
    expect(readNonce(one.body)).not.toBe(readNonce(two.body))
    expect(one.headers['content-security-policy']).toContain(`'nonce-${readNonce(one.body)}'`)
    expect(one.body).toContain(`<script nonce="${readNonce(one.body)}">1</script>`)
  })

  it('preloads the first files of the remote behind the address, with their digests', async () => {
    const signedIn = { ...html, cookie: 'ariane.session_token=abc' }
    expect((await app.inject({ url: '/chat/4', headers: html })).body).not.toContain('rel="preload"')
    const { body } = await app.inject({ url: '/chat/4', headers: signedIn })
    const links = body.match(/<link rel="preload"[^>]*>/g) ?? []
    expect(links).toHaveLength(7)
    expect(links.join()).not.toContain('mf-manifest')
    expect(links.join()).toContain(`as="script" crossorigin="anonymous" href="/remotes/mf-chat/v2/js/first.js"`)
    expect(links.filter(link => link.includes(`integrity="${HASH}"`))).toHaveLength(4)
    expect(links.join()).toContain('href="/static/js/overlay.js"')
    expect(body).not.toContain('href="/remotes/mf-learning')
  })

  it('asks, for who has a session, for the account and the second half of the shell, after the scripts of the page', async () => {
    const { body } = await app.inject({ url: '/', headers: { ...html, cookie: 'ariane.session_token=abc' } })
    for (const early of ['/api/auth/get-session', '/api/account/me', '/static/js/signed-in.js'])
      expect(body.indexOf(`href="${early}"`)).toBeGreaterThan(body.indexOf('</script>'))
    expect(body).toContain('<meta name="session" content="likely">')
    const signedOut = (await app.inject({ url: '/', headers: html })).body
    expect(signedOut).not.toContain('/api/account/me')
    expect(signedOut).toContain('<meta name="session" content="none">')
  })

  it('inlines only the chosen and the last good version, without the digests of later chunks', async () => {
    const { body } = await app.inject({ url: '/', headers: html })
    const [chat] = inlined(body).remotes
    expect(chat?.versions.map(({ version }) => version)).toEqual(['v2', 'v1'])
    expect(Object.keys(chat?.versions[0]?.files ?? {})).not.toContain('js/later.js')
  })

  it('cannot be left by a sentence in the registry', async () => {
    await publish([
      remote('mf-chat', ['/chat'], { disabled: { reason: '</script><b>', since: '2026-01-01T00:00:00Z' } }),
    ])
    const { body } = await app.inject({ url: '/', headers: html })
    expect(body).not.toContain('</script><b>')
    expect(inlined(body).remotes[0]?.disabled?.reason).toBe('</script><b>')
  })

  it('says what to do while the shell is not built', async () => {
    await rm(path.join(siteDir, 'shell/index.html'))
    const answer = await app.inject({ url: '/', headers: html })
    expect(answer.statusCode).toBe(503)
    expect(answer.body).toContain('npm run build')
  })
})

describe('a canary', () => {
  const chatFor = async (bucket: number) => {
    const headers = { ...html, cookie: `autre=1; ariane_bucket=${bucket}` }
    return inlined((await app.inject({ url: '/', headers })).body).remotes[0]
  }
  beforeEach(() => publish([remote('mf-chat', ['/chat'], { canary: { version: 'v3', share: 10 } })]))

  it('goes to its share of people, who fall back to what everybody has', async () => {
    expect(await chatFor(9)).toMatchObject({ active: 'v3', lastGood: 'v2', canary: null })
  })
  it('leaves the others where they are', async () => {
    expect(await chatFor(10)).toMatchObject({ active: 'v2', lastGood: 'v1' })
  })
  it('gives a new browser a share to keep', async () => {
    const first = await app.inject({ url: '/', headers: html })
    expect(first.headers['set-cookie']).toMatch(/^ariane_bucket=\d{1,2}; Path=\/; .*HttpOnly/)
    const later = await app.inject({ url: '/', headers: { ...html, cookie: 'ariane_bucket=4' } })
    expect(later.headers['set-cookie']).toBeUndefined()
  })
  it('@W02 stays in the same share from the first page of a browser on', async () => {
    for (let browser = 0; browser < 60; browser++) {
      const first = await app.inject({ url: '/', headers: html })
      const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
      const given = inlined(first.body).remotes[0]?.active
      expect(given).toBe(Number(cookie.split('=')[1]) < 10 ? 'v3' : 'v2')
      expect(inlined((await app.inject({ url: '/', headers: { ...html, cookie } })).body).remotes[0]?.active).toBe(
        given,
      )
    }
  })
  it('@W02 that watches itself is named to pages of both sides, and given to nobody once it was found to be worse', async () => {
    const canary = { version: 'v3', share: 10, since: '2026-11-21T10:00:00.000Z' }
    await publish([remote('mf-chat', ['/chat'], { canary })])
    expect(await chatFor(9)).toMatchObject({ active: 'v3', canary })
    expect(await chatFor(10)).toMatchObject({ active: 'v2', canary })
    halted = canary.since
    expect(await chatFor(9)).toMatchObject({ active: 'v2', canary: null })
  })
})

describe('files', () => {
  it('keeps hashed files for ever and sends them compressed', async () => {
    const url = '/static/js/index.0a1b2c3d4e.js'
    const answer = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-encoding']).toBe('br')
    expect((await app.inject({ url, headers: { 'accept-encoding': 'identity' } })).body).toBe('plain')
  })

  it('has the licences of the shell, of each active remote and of its frames in one text', async () => {
    const read = () => app.inject('/licences.txt')
    expect((await read()).statusCode).toBe(404)
    await put('shell/licences.txt', 'react 19')
    await put('remotes/mf-chat/v2/licences.txt', 'rrule 2')
    await put('remotes/mf-chat/v1/licences.txt', 'of an old version')
    await put('remotes/mf-learning/v2/frames/licences.txt', 'mermaid 12')
    const { headers, body } = await read()
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(['react 19', 'rrule 2', 'mermaid 12'].every(part => body.includes(part))).toBe(true)
    expect(body).not.toContain('of an old version')
  })

  it('asks again for manifests and the registry', async () => {
    const manifest = await app.inject({ url: '/remotes/mf-chat/v2/mf-manifest.json' })
    expect([manifest.statusCode, manifest.headers['cache-control']]).toEqual([200, 'no-cache'])
    const registry = await app.inject({ url: '/remotes.json' })
    expect([registry.statusCode, registry.headers['cache-control']]).toEqual([200, 'no-cache, private'])
  })

  it('gives a page that asks for the registry the versions chosen for it', async () => {
    await publish([remote('mf-chat', ['/chat'], { canary: { version: 'v3', share: 10 } })])
    const answer = await app.inject({ url: '/remotes.json', headers: { cookie: 'ariane_bucket=3' } })
    expect(answer.json().remotes[0]).toMatchObject({ active: 'v3', lastGood: 'v2' })
  })

  it('serves the frames of the active version under a policy without network or origin', async () => {
    for (const url of ['/frames/activity.html', '/remotes/mf-learning/v2/frames/activity.html']) {
      const answer = await app.inject({ url })
      expect(answer.body).toBe('<p>cadre</p>')
      expect(answer.headers['content-security-policy']).toContain('sandbox allow-scripts')
    }
  })

  it.each([
    ['127.0.0.1:4310', "'self' http://127.0.0.1:4310"],
    ['Ariane.College.example', "'self' http://ariane.college.example"],
    ['localhost:3000', "'self' http://localhost:3000"],
    ['[::1]:3000', "'self'"],
    ["ariane.example 'unsafe-inline'", "'self'"],
    ['ariane.example; script-src *', "'self'"],
    ['ariane.example,https:', "'self'"],
    ['*.example', "'self'"],
    ['*', "'self'"],
  ])('@W08 frames load from the host that was asked for when it is one: %s', async (host, scripts) => {
    const { headers } = await app.inject({ url: '/frames/activity.html', headers: { host } })
    expect(String(headers['content-security-policy']).split('; ')).toContain(`script-src ${scripts}`)
  })

  it.each([
    '/nulle-part.js',
    '/donnees.json',
    '/api/rien',
    '/remotes/mf-chat/v2/remoteEntry.0a1b2c3d.js',
    '/frames/autre.html',
    '/index.html',
    '/remotes/..%2f..%2fpackage.json',
    '/remotes/mf-chat/v2',
  ])('answers 404 to %s, and lets nobody keep that answer', async url => {
    const answer = await app.inject({ url, headers: html })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({ status: 'error', code: 'not_found' })
  })
})
