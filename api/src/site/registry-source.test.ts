import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Registry } from '@ariane/shared/contracts/registry'
import Fastify from 'fastify'
import { Registry as Metrics } from 'prom-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeKeys, signed, signText } from '../../../scripts/release/signature.ts'
import { registerOperations } from '../platform/http/operations.ts'
import { registerSite } from './index.ts'
import { siteReadiness } from './readiness.ts'
import { siteRegistry } from './registry-source.ts'
import { siteStorage } from './storage.ts'

const TOKEN = 'a-token-of-sixteen-characters'
let folder = ''
let siteDir = ''
let dataDir = ''
let keyFile = ''
let registryKey: string | undefined

const registry = (active: string, day: number): Registry => ({
  schema: 1,
  issued: `2026-01-0${day}T00:00:00.000Z`,
  signature: null,
  remotes: [
    {
      name: 'mf-chat',
      active,
      canary: null,
      lastGood: null,
      disabled: null,
      versions: [
        {
          version: active,
          manifest: `/remotes/mf-chat/${active}/mf-manifest.json`,
          entry: 'remoteEntry.js',
          files: {},
          exposes: {},
          contract: { provides: '1.0.0', needs: '^1.0.0' },
          build: { id: active, time: '2026-01-01T00:00:00Z', commit: null },
        },
      ],
    },
  ],
})

async function put(file: string, text: string) {
  const at = path.join(siteDir, file)
  await mkdir(path.dirname(at), { recursive: true })
  await writeFile(at, text)
}
const text = (active: string, day: number, key: string | undefined = keyFile) =>
  JSON.stringify(signed(registry(active, day), key))

/** A server as `run.ts` puts it together, without a database. */
async function start() {
  const wrong: unknown[] = []
  const [app, metrics] = [Fastify(), new Metrics()]
  const published = siteRegistry({ siteDir, dataDir, registryKey, siteBucket: undefined }, error => wrong.push(error))
  const isBuilt = () => siteStorage(siteDir).has('shell/index.html')
  const notes = siteReadiness({ registry: published, mirror: null, isBuilt, metrics })
  const readiness = { draining: false, ping: async () => {}, notes }
  registerOperations(app, { rows: {}, title: 'API', readiness, registry: metrics, metricsToken: TOKEN })
  await registerSite(app, { siteDir, registry: published })
  const get = (url: string) => app.inject({ url, headers: { accept: 'text/html', authorization: `Bearer ${TOKEN}` } })
  return {
    wrong,
    get,
    async page() {
      const { statusCode, body } = await get('/chat')
      await published.kept()
      return { statusCode, active: /"active":"(\w+)"/.exec(body)?.[1] }
    },
    ready: async () => (await get('/readyz')).json(),
    measured: async () => (await get('/metrics')).body.match(/^site_registry_refused\{.*1$/gm) ?? [],
  }
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ariane-registry-'))
  siteDir = path.join(folder, 'site')
  dataDir = path.join(folder, 'data')
  keyFile = path.join(folder, 'release.pem')
  registryKey = makeKeys(keyFile)
  await put('shell/index.html', '<!doctype html><html><head><!--site:head--></head><body></body></html>')
  await put('remotes.json', text('v2', 2))
})
afterEach(() => rm(folder, { recursive: true }))

const other = () => {
  const file = path.join(folder, 'other.pem')
  makeKeys(file)
  return file
}
const FAULTS = {
  missing: () => rm(path.join(siteDir, 'remotes.json')),
  unreadable: () => put('remotes.json', '{"schema":'),
  unsigned: () => put('remotes.json', text('v3', 3, other())),
  older: () => put('remotes.json', text('v1', 1)),
}
const CASES = Object.entries(FAULTS)

describe('a registry in a folder that may not be used', () => {
  it.each(CASES)(
    '@F02 @S10 %s: the last good one stays, after a restart as well, and readiness says why',
    async (reason, spoil) => {
      const server = await start()
      expect(await server.page()).toEqual({ statusCode: 200, active: 'v2' })
      const issued = '2026-01-02T00:00:00.000Z'
      expect(await server.ready()).toEqual({ status: 'success', site: { issued, refused: null } })
      await spoil()
      for (const one of [server, await start()]) {
        expect(await one.page()).toEqual({ statusCode: 200, active: 'v2' })
        expect(await one.page()).toEqual({ statusCode: 200, active: 'v2' })
        expect(await one.ready()).toEqual({ status: 'degraded', site: { issued, refused: reason } })
        expect(await one.measured()).toEqual([`site_registry_refused{reason="${reason}"} 1`])
        expect(one.wrong).toHaveLength(1)
      }
      await put('remotes.json', text('v4', 4))
      expect(await server.page()).toEqual({ statusCode: 200, active: 'v4' })
      expect(await server.ready()).toMatchObject({ status: 'success' })
      expect(await server.measured()).toEqual([])
    },
  )

  it.each(CASES.filter(([reason]) => reason !== 'older'))(
    '@X07 %s, where none was ever good: pages and the registry say so with 503, and so does readiness',
    async (reason, spoil) => {
      await spoil()
      const server = await start()
      for (const url of ['/chat', '/remotes.json', '/licences.txt', '/frames/activity.html']) {
        const answer = await server.get(url)
        expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([url, 503, 'no-store'])
        expect(answer.body).toBe(
          'Ariane n’est pas disponible pour le moment : la liste de ses parties ne peut pas être lue. Rechargez dans quelques minutes.',
        )
      }
      const answer = await server.get('/readyz')
      expect(answer.statusCode).toBe(503)
      expect(answer.json()).toEqual({ status: 'error', code: 'unavailable', site: { issued: null, refused: reason } })
    },
  )

  it('@X07 leaves an API alone, where nothing was ever published, ready', async () => {
    await rm(siteDir, { recursive: true })
    const server = await start()
    expect(await server.ready()).toEqual({ status: 'success', site: { issued: null, refused: null } })
    expect((await server.get('/chat')).body).toContain('npm run build')
    expect(server.wrong).toEqual([])
  })
})

it('@F02 a change is in the answer to the next question, also while an earlier one is being answered', async () => {
  const source = siteRegistry({ siteDir, dataDir, registryKey, siteBucket: undefined })
  const early = source.read()
  await put('remotes.json', text('v3', 3))
  const { registry } = await source.read()
  expect(registry?.remotes[0]?.active).toBe('v3')
  await early
  await source.kept()
})

describe('the last good registry', () => {
  it('is that of one folder: another one with the same data begins anew', async () => {
    await (await start()).page()
    siteDir = path.join(folder, 'second')
    await put('shell/index.html', '<!doctype html><html><head><!--site:head--></head><body></body></html>')
    await put('remotes.json', text('v1', 1))
    const second = await start()
    expect(await second.page()).toEqual({ statusCode: 200, active: 'v1' })
    expect(await readdir(path.join(dataDir, 'registries'))).toHaveLength(2)
  })

  it('is not used when it is not signed with the key of today', async () => {
    await (await start()).page()
    registryKey = makeKeys(path.join(folder, 'later.pem'))
    expect(await (await start()).ready()).toMatchObject({
      status: 'error',
      site: { issued: null, refused: 'unsigned' },
    })
  })

  it('holds in a trusted folder while a version of it is there, and gives way to another build in its place', async () => {
    registryKey = undefined
    await put('remotes/mf-chat/v2/mf-manifest.json', '{}')
    const server = await start()
    await server.page()
    await FAULTS.older()
    expect(await server.ready()).toMatchObject({ status: 'degraded', site: { refused: 'older' } })
    expect(await server.page()).toEqual({ statusCode: 200, active: 'v2' })
    await rm(path.join(siteDir, 'remotes/mf-chat/v2'), { recursive: true })
    expect(await (await start()).page()).toEqual({ statusCode: 200, active: 'v1' })
  })
})

describe('@W04 a registry with one damaged entry', () => {
  const planner = (active: string) => ({ ...registry(active, 1).remotes[0], name: 'mf-planner' })
  const both = (chat: unknown, plannerVersion: string, day: number) => {
    const { schema, issued } = registry('v2', day)
    const whole = { schema, issued, remotes: [chat, planner(plannerVersion)] }
    const signature = signText(JSON.stringify({ ...whole, signature: null }), keyFile)
    return JSON.stringify({ ...whole, signature })
  }
  const versions = (body: string) =>
    [...body.matchAll(/"name":"(mf-\w+)","active":"(\w+)"/g)].map(([, ...found]) => found)

  it('keeps what was known of that remote, takes over the others, and says so', async () => {
    const server = await start()
    expect(await server.page()).toMatchObject({ active: 'v2' })
    await put('remotes.json', both({ name: 'mf-chat', active: 'v3', versions: [] }, 'v9', 3))
    const found = versions((await server.get('/remotes.json')).body)
    expect(Object.fromEntries(found)).toEqual({ 'mf-planner': 'v9', 'mf-chat': 'v2' })
    expect(await server.ready()).toMatchObject({ status: 'degraded', site: { refused: 'entry' } })
    expect(await server.measured()).toEqual(['site_registry_refused{reason="entry"} 1'])
    expect(server.wrong.map(String)).toEqual(['RegistryRefused: the entry of mf-chat is damaged, or not of its team'])
    await put('remotes.json', both(registry('v4', 4).remotes[0], 'v9', 4))
    expect(Object.fromEntries(versions((await server.get('/remotes.json')).body))).toMatchObject({ 'mf-chat': 'v4' })
    expect(await server.ready()).toMatchObject({ status: 'success' })
  })

  it('leaves the others standing where nothing was known before', async () => {
    await put('remotes.json', both('nonsense', 'v9', 3))
    const server = await start()
    expect(versions((await server.get('/chat')).body)).toEqual([['mf-planner', 'v9']])
  })

  it('is refused whole where the damage came after the signature', async () => {
    const server = await start()
    await server.page()
    await put('remotes.json', both({ name: 'mf-chat' }, 'v9', 3).replace('"v9"', '"v8"'))
    expect(versions((await server.get('/remotes.json')).body)).toEqual([['mf-chat', 'v2']])
    expect(await server.ready()).toMatchObject({ site: { refused: 'unsigned' } })
  })
})
