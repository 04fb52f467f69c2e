import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { signedOverrideText } from '@ariane/shared/contracts/override'
import type { Published, Registry } from '@ariane/shared/contracts/registry'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { registerSite } from '../index.ts'
import { overrideReader } from './token.ts'

const HOUR = 3_600_000
const keys = generateKeyPairSync('ed25519')
const publicKey = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
const read = overrideReader({ publicKey, origins: ['https://essai.example'] })

const ahead = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
function token(
  remotes: Record<string, string>,
  { hours = 8, key = keys.privateKey }: { hours?: number; key?: KeyObject } = {},
) {
  const said = { remotes, issued: ahead(Math.min(0, hours)), until: ahead(hours) }
  const payload = Buffer.from(JSON.stringify(said)).toString('base64url')
  return `${payload}.${sign(null, Buffer.from(signedOverrideText(payload)), key).toString('base64url')}`
}

describe('the token of a link', () => {
  it('@F05 says what it replaces, a version or the tester’s own machine', () => {
    const remotes = { 'mf-chat': '1.0.0-abc', 'mf-planner': 'http://localhost:4105' }
    expect(read(token(remotes), new Date())).toMatchObject({ override: { remotes } })
  })

  it('@F05 counts for nothing once it expired, was changed, or comes from another key', () => {
    const good = token({ 'mf-chat': '1.0.0-abc' })
    expect(read(token({ 'mf-chat': '1.0.0-abc' }, { hours: -1 }), new Date())).toEqual({ refused: 'expired' })
    const [payload = '', signature = ''] = good.split('.')
    const other = Buffer.from(Buffer.from(payload, 'base64url').toString().replace('abc', 'abd')).toString('base64url')
    for (const wrong of [`${other}.${signature}`, payload, `${good}.x`, '', 'é'])
      expect(read(wrong, new Date())).toEqual({ refused: 'broken' })
    const foreign = token({ 'mf-chat': '1.0.0-abc' }, { key: generateKeyPairSync('ed25519').privateKey })
    expect(read(foreign, new Date())).toEqual({ refused: 'broken' })
    expect(read(token({ 'mf-chat': '1.0.0-abc' }, { hours: 1000 }), new Date())).toEqual({ refused: 'broken' })
  })

  it.each([
    'http://localhost:3000',
    'https://evil.example/mf-manifest.json',
    'http://localhost.evil.example:4103',
    'http://localhost:4103@evil.example',
  ])('@F05 never loads code from %s, even signed', address => {
    expect(read(token({ 'mf-chat': address }), new Date())).toEqual({ refused: 'foreign_address' })
  })

  it('@F05 lets the origins through that the operator allows', () => {
    const remotes = { 'mf-chat': 'https://essai.example/chat/mf-manifest.json' }
    expect(read(token(remotes), new Date())).toMatchObject({ override: { remotes } })
  })
})

const version = (name: string): Published => ({
  version: name,
  manifest: `/remotes/mf-chat/${name}/mf-manifest.json`,
  entry: 'remoteEntry.0a1b2c3d.js',
  files: {},
  exposes: { './chat': { preload: [], kits: [], routes: ['/chat'] } },
  contract: { provides: '1.0.0', needs: '^1.0.0' },
  build: { id: name, time: '2026-01-01T00:00:00Z', commit: null },
})
const registry: Registry = {
  schema: 1,
  issued: '2026-01-01T00:00:00Z',
  signature: null,
  remotes: [
    {
      name: 'mf-chat',
      active: 'v2',
      canary: null,
      lastGood: 'v1',
      disabled: null,
      versions: [version('v2'), version('v1')],
    },
  ],
}
let siteDir = ''
let app: FastifyInstance

async function serve(override: boolean) {
  app = Fastify()
  app.setNotFoundHandler((_request, reply) => reply.code(404).send())
  await registerSite(app, { siteDir, ...(override && { override: { publicKey, origins: [] } }) })
}
const page = (cookie = '', url = '/chat') => app.inject({ url, headers: { accept: 'text/html', cookie } })
const readCookie = (value: unknown) => String(value).split(';')[0]

describe('a link that replaces a remote', () => {
  beforeEach(async () => {
    siteDir = await mkdtemp(path.join(tmpdir(), 'site-'))
    await mkdir(path.join(siteDir, 'shell'))
    const shell = '<!doctype html><html><head><!--site:head--></head><body></body></html>'
    await writeFile(path.join(siteDir, 'shell/index.html'), shell)
    await writeFile(path.join(siteDir, 'remotes.json'), JSON.stringify(registry))
  })
  afterEach(async () => {
    await app.close()
    await rm(siteDir, { recursive: true })
  })

  it('@F05 gives one browser another version with a banner, until it is ended with one click', async () => {
    await serve(true)
    const opened = await page('', `/remplacement?lien=${token({ 'mf-chat': 'v1' })}`)
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/'])
    expect(opened.headers['set-cookie']).toMatch(/; Max-Age=28800; SameSite=Lax; HttpOnly$/)
    const replaced = await page(readCookie(opened.headers['set-cookie']))
    expect(replaced.body).toContain('mf-chat est remplacé par la version v1, jusqu’au')
    expect(replaced.body).toContain('"active":"v1"')
    expect(replaced.body).toContain('<a href="/remplacement/fin">Revenir aux versions normales</a>')
    expect((await page()).body).toContain('"active":"v2"')
    const asked = await app.inject({
      url: '/remotes.json',
      headers: { cookie: readCookie(opened.headers['set-cookie']) },
    })
    expect(asked.json().remotes[0]).toMatchObject({ active: 'v1', lastGood: null })
    const ended = await page(readCookie(opened.headers['set-cookie']), '/remplacement/fin')
    expect([ended.headers.location, readCookie(ended.headers['set-cookie'])]).toEqual(['/', 'ariane_remplacement='])
  })

  it('@F05 opens the policy of that page, and of no other, for the tester’s own machine', async () => {
    await serve(true)
    const cookie = `ariane_remplacement=${token({ 'mf-chat': 'http://localhost:4103' })}`
    const { headers, body } = await page(cookie)
    for (const name of ['script-src', 'style-src', 'connect-src'])
      expect(headers['content-security-policy']).toMatch(new RegExp(`${name} [^;]*http://localhost:4103`))
    expect(body).toContain('"manifest":"http://localhost:4103/mf-manifest.json"')
    expect((await page()).headers['content-security-policy']).not.toContain('localhost')
  })

  it('@F05 says what is wrong with it in French, keeps nothing, and normal versions are used', async () => {
    await serve(true)
    for (const [link, sentence] of [
      [token({ 'mf-chat': 'v1' }, { hours: -1 }), 'a expiré. Les versions normales sont utilisées.'],
      ['nimporte.quoi', 'n’est pas valable'],
      [token({ 'mf-chat': 'v0' }), 'ce qui n’est pas publié ici : mf-chat v0'],
    ] as const) {
      const answer = await page('', `/remplacement?lien=${link}`)
      expect(answer.statusCode).toBe(400)
      expect(answer.body).toContain(sentence)
      expect(answer.headers['set-cookie']).toContain('Max-Age=0')
    }
    const late = await page(`ariane_remplacement=${token({ 'mf-chat': 'v1' }, { hours: -1 })}`)
    expect(late.body).toContain('"active":"v2"')
    expect(late.body).not.toContain('remplacé par')
  })

  it('@F05 does not exist in production, which has no key', async () => {
    await serve(false)
    const link = token({ 'mf-chat': 'v1' })
    const opened = await page(`ariane_remplacement=${link}`, `/remplacement?lien=${link}`)
    expect(opened.headers['set-cookie']).toBeUndefined()
    expect(opened.body).toContain('"active":"v2"')
    expect(opened.body).not.toContain('remplacé par')
  })
})
