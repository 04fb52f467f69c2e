import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startBucket } from '../../../e2e/support/bucket.ts'
import type { Published } from '../../../shared/src/contracts/registry.ts'
import { store } from '../../site/changes.ts'
import { changeRegistry, history, readRegistry } from '../registry.ts'
import { openStorage } from './open.ts'
import { inOneStep, Overtaken, type Storage } from './storage.ts'

const published = (name: string, version: string): Published => ({
  version,
  manifest: `/remotes/${name}/${version}/mf-manifest.json`,
  entry: 'remoteEntry.js',
  files: {},
  exposes: {},
  contract: { provides: '1.0.0', needs: '^1.0.0' },
  build: { id: version, time: '2026-01-01T00:00:00Z', commit: null },
})

let bucket: Awaited<ReturnType<typeof startBucket>>
let folder: string
let count = 0

beforeAll(async () => {
  bucket = await startBucket()
  folder = mkdtempSync(path.join(tmpdir(), 'ariane-storage-'))
})
afterAll(async () => {
  await bucket.close()
  rmSync(folder, { recursive: true, force: true })
})

const open = {
  folder: () => openStorage({ RELEASE_STORAGE: path.join(folder, `storage-${count++}`) }, ''),
  bucket: () => openStorage({ ...bucket.environment, RELEASE_STORAGE: bucket.folder(`storage-${count++}`) }, ''),
}

describe.each(['folder', 'bucket'] as const)('a storage that is a %s', kind => {
  let storage: Storage
  beforeEach(() => {
    storage = open[kind]()
  })
  const text = async (key: string) => (await storage.read(key))?.text ?? null

  it('@F02 replaces a text only for who knows what is there', async () => {
    expect(await storage.read('x.json')).toBeNull()
    await storage.replace('x.json', 'one', null)
    const first = await storage.read('x.json')
    await storage.replace('x.json', 'two', first?.tag ?? null)
    await expect(storage.replace('x.json', 'three', first?.tag ?? null)).rejects.toThrow(Overtaken)
    await expect(storage.replace('x.json', 'three', null)).rejects.toThrow(Overtaken)
    expect(await text('x.json')).toBe('two')
  })

  it('@F01 @F02 lets two publishers at the same moment lose nothing of one another', async () => {
    const versions = Array.from({ length: 5 }, (_, n) => `v${n}`)
    const add = (remote: string, version: string) =>
      changeRegistry(storage, {
        command: 'publish',
        remote,
        by: 'equipe',
        now: new Date('2026-11-21T10:00:00Z'),
        keyFile: undefined,
        apply: before => store(remote, published(remote, version), before),
      })
    await Promise.all(versions.flatMap(version => [add('mf-chat', version), add('mf-planner', version)]))
    const remotes = (await readRegistry(storage))?.remotes ?? []
    expect(remotes.map(({ name }) => name)).toEqual(['mf-chat', 'mf-planner'])
    for (const entry of remotes) expect(entry.versions.map(({ version }) => version).sort()).toEqual(versions)
    expect(await history(storage, undefined, 100)).toHaveLength(10)
  })

  it('counts to twenty by twenty hands at once', async () => {
    const one = () =>
      inOneStep(storage, 'count.json', before => ({ text: String(Number(before ?? 0) + 1), result: undefined }))
    await Promise.all(Array.from({ length: 20 }, one))
    expect(await text('count.json')).toBe('20')
  })

  it('adds lines without losing one', async () => {
    await Promise.all(['a', 'b', 'c'].map(line => storage.append('lines.jsonl', line)))
    expect((await text('lines.jsonl'))?.trim().split('\n').sort()).toEqual(['a', 'b', 'c'])
  })

  it('stores a folder as it is, once: a version never changes', async () => {
    const from = path.join(folder, `from-${count++}`)
    mkdirSync(path.join(from, 'js'), { recursive: true })
    writeFileSync(path.join(from, 'js/a+b@1.js'), Buffer.from([0, 255, 10]))
    writeFileSync(path.join(from, 'mf-manifest.json'), '{}')
    await storage.upload('remotes/mf-chat/v1', from)
    writeFileSync(path.join(from, 'mf-manifest.json'), '{"other":1}')
    await storage.upload('remotes/mf-chat/v1', from)
    expect(Buffer.from((await storage.bytes('remotes/mf-chat/v1/js/a+b@1.js')) ?? [])).toEqual(
      Buffer.from([0, 255, 10]),
    )
    expect(await text('remotes/mf-chat/v1/mf-manifest.json')).toBe('{}')
    expect(await storage.bytes('remotes/mf-chat/v1/none.js')).toBeNull()

    await storage.upload('remotes/mf-chat/v2', from)
    const listed = await storage.list('remotes/mf-chat')
    expect(listed.map(({ name }) => name).sort()).toEqual(['v1', 'v2'])
    // A disk has a clock of its own.
    const clocks = [Date.now(), statSync(path.join(from, 'mf-manifest.json')).mtimeMs]
    for (const { changed } of listed)
      expect(Math.min(...clocks.map(now => Math.abs(now - changed.getTime())))).toBeLessThan(60_000)
    await storage.remove('remotes/mf-chat/v1')
    expect((await storage.list('remotes/mf-chat')).map(({ name }) => name)).toEqual(['v2'])
    expect(await storage.list('remotes/mf-planner')).toEqual([])
  })
})

describe('a bucket', () => {
  it('gets files that may be kept for ever, and texts that are asked for again', async () => {
    const from = path.join(folder, 'headers')
    mkdirSync(from)
    for (const file of ['a.0a1b2c3d.js', 'mf-manifest.json']) writeFileSync(path.join(from, file), '1')
    await open.bucket().upload('remotes/mf-chat/v1', from)
    const at = `${bucket.environment.AWS_ENDPOINT_URL_S3}/ariane/storage-${count - 1}/remotes/mf-chat/v1`
    const script = await fetch(`${at}/a.0a1b2c3d.js`)
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(script.headers.get('content-type')).toBe('text/javascript')
    expect((await fetch(`${at}/mf-manifest.json`)).headers.get('cache-control')).toBe('no-cache')
  })

  it('@F02 that takes every write is refused before anything is changed', async () => {
    const careless = await startBucket({ conditional: false })
    const storage = openStorage({ ...careless.environment, RELEASE_STORAGE: careless.folder('x') }, '')
    await expect(storage.replace('remotes.json', '{}', null)).rejects.toThrow('ne tient pas compte de If-None-Match')
    expect(await storage.read('remotes.json')).toBeNull()
    await careless.close()
  })

  it('says what to do when it does not answer, does not exist, or a setting is missing', async () => {
    const gone = await startBucket()
    const environment = { ...gone.environment, RELEASE_STORAGE: gone.folder('x') }
    await gone.close()
    await expect(openStorage(environment, '').read('a')).rejects.toThrow('ne répond pas. Vérifiez le réseau')
    const other = { ...bucket.environment, RELEASE_STORAGE: 's3://autre' }
    await expect(openStorage(other, '').replace('a', '', null)).rejects.toThrow('n’existe pas. Créez le bucket')
    expect(() => openStorage({ RELEASE_STORAGE: 's3://ariane' }, '')).toThrow('il manque AWS_ACCESS_KEY_ID')
    expect(() => openStorage({ RELEASE_STORAGE: 'gs://ariane' }, '')).toThrow('s3://bucket/dossier')
  })
})
