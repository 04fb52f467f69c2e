import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { READS_CLOSED, WHOLE_REGISTRY_PATH } from '@ariane/shared/contracts/closed-remotes'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { registerSite } from './index.ts'
import { chooseCoding } from './send-known.ts'
import { manyRemotes } from './testing/many-remotes.ts'

let siteDir = ''
let app: FastifyInstance

const entry = (n: number, active: string) => ({
  name: `mf-part${n}`,
  active,
  canary: null,
  lastGood: null,
  disabled: null,
  versions: [
    {
      version: active,
      manifest: `/remotes/mf-part${n}/${active}/mf-manifest.json`,
      entry: 'remoteEntry.js',
      files: { 'remoteEntry.js': `sha384-${'A'.repeat(64)}` },
      exposes: {},
      contract: { provides: '1.0.0', needs: '^1.0.0' },
      build: { id: active, time: '2026-01-01T00:00:00Z', commit: null },
    },
  ],
})
const PAGE = '<!doctype html><html><head><!--site:head--></head><body><script>1</script></body></html>'
const publish = (active: string) => {
  const remotes = Array.from({ length: 50 }, (_, n) => entry(n, active))
  const issued = active === 'v1' ? '2026-01-01T00:00:00Z' : '2026-01-02T00:00:00Z'
  return writeFile(path.join(siteDir, 'remotes.json'), JSON.stringify({ schema: 1, issued, remotes, signature: null }))
}

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'site-'))
  await mkdir(path.join(siteDir, 'shell'))
  await writeFile(path.join(siteDir, 'shell', 'index.html'), PAGE)
  await publish('v1')
  app = Fastify()
  await registerSite(app, { siteDir })
})
afterEach(async () => {
  await app.close()
  await rm(siteDir, { recursive: true })
})

const ask = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } })

describe('@W04 the page and the registry', () => {
  it.each(['/chat', '/remotes.json'])('%s comes once: who has it is told so, until something changes', async url => {
    const first = await ask(url)
    const tag = String(first.headers.etag)
    const again = await ask(url, { 'if-none-match': `"other", ${tag}` })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag])
    expect(again.headers['cache-control']).toBe('no-cache, private')
    await publish('v2')
    const changed = await ask(url, { 'if-none-match': tag })
    expect(changed.statusCode).toBe(200)
    expect(changed.body).toContain('"active":"v2"')
  })

  it('the page is not known to who had it without a session, and names no other nonce to who has it', async () => {
    const first = await ask('/chat')
    const nonce = /'nonce-([^']+)'/.exec(String(first.headers['content-security-policy']))?.[1]
    expect(first.body).toContain(`nonce="${nonce}"`)
    const tag = String(first.headers.etag)
    expect((await ask('/chat', { 'if-none-match': tag })).headers['content-security-policy']).toBeUndefined()
    const signedIn = await ask('/chat', { 'if-none-match': tag, cookie: 'ariane.session_token=x' })
    expect(signedIn.statusCode).toBe(200)
    expect(first.headers.vary).toBe('Cookie, Accept-Encoding')
  })

  it('are compressed: with 50 remotes a tenth is sent', async () => {
    for (const url of ['/chat', '/remotes.json']) {
      const plain = await ask(url)
      const br = await ask(url, { 'accept-encoding': 'gzip, deflate, br' })
      const gz = await ask(url, { 'accept-encoding': 'gzip' })
      expect([plain, br, gz].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
      expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10)
      const texts = [brotliDecompressSync(br.rawPayload), gunzipSync(gz.rawPayload)].map(String)
      const withoutNonces = (text: string) => text.replace(/nonce(="|" content=")[^"]+/g, '')
      for (const text of texts) expect(withoutNonces(text)).toBe(withoutNonces(plain.body))
    }
  })

  it('of 50 remotes a page has at most 5 kB, and the digest of all that it can ask for later', async () => {
    await writeFile(path.join(siteDir, 'shell', 'index.html'), PAGE.replace('<head>', `<head>${READS_CLOSED}>`))
    const sent = async (count: number) => {
      await writeFile(path.join(siteDir, 'remotes.json'), JSON.stringify(manyRemotes(count)))
      return (await ask('/nulle-part', { 'accept-encoding': 'br' })).rawPayload
    }
    const bare = await sent(0)
    const full = await sent(50)
    expect(full.length - bare.length).toBeLessThanOrEqual(5000)
    const { rawPayload } = await ask(WHOLE_REGISTRY_PATH)
    const digest = createHash('sha384').update(rawPayload).digest('base64')
    expect(brotliDecompressSync(full).toString()).toContain(` data-whole="sha384-${digest}"`)
  })

  it.each([
    [undefined, null],
    ['identity', null],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1.0, br;q=0.8', 'br'],
    ['br;q=0, gzip', 'gzip'],
  ])('are coded as the browser takes it: %s', (accepted, coding) => {
    expect(chooseCoding(accepted)).toBe(coding)
  })
})
