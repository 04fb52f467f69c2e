import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Registry } from '@ariane/shared/contracts/registry'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startBucket } from '../../../../e2e/support/bucket.ts'
import { release } from '../../../../scripts/release/commands.ts'
import { makeKeys, signText } from '../../../../scripts/release/signature.ts'
import { ENTRY, REMOTE, workshop } from './testing/bucket-site.ts'

let bucket: Awaited<ReturnType<typeof startBucket>>
let site: ReturnType<typeof workshop>
let count = 0

beforeAll(async () => {
  bucket = await startBucket()
})
afterAll(() => bucket.close())
beforeEach(() => {
  site = workshop(bucket, `site-${count++}`)
})
afterEach(() => {
  bucket.reachable(true)
  return site.close()
})

describe('a server that follows a bucket', () => {
  it('@F02 serves what is named there, and takes over each change at the next question', async () => {
    await site.publishShell('a')
    await site.publish('v1')
    const node = await site.startNode()
    expect(await site.page(node)).toMatchObject({ shell: 'a', active: 'v1' })
    expect(await site.file(node, 'v1', ENTRY, 'br')).toMatchObject({ statusCode: 200, encoding: 'br' })
    expect(await site.file(node, 'v1', ENTRY, 'gzip')).toMatchObject({ statusCode: 200, encoding: 'gzip' })
    expect((await site.file(node, 'v1')).body).toBe('run(v1)')

    await site.publish('v2')
    await site.run('promote', REMOTE, 'pour un essai')
    await site.publishShell('b')
    await node.mirror.poll()
    expect(await site.page(node)).toMatchObject({ shell: 'b', active: 'v2' })
    await site.run('disable', REMOTE, 'fuite')
    await node.mirror.poll()
    expect(await site.page(node)).toMatchObject({ disabled: 'fuite' })
    await site.run('enable', REMOTE)
    await site.run('rollback', REMOTE, 'pour un essai')
    await node.mirror.poll()
    expect(await site.page(node)).toMatchObject({ active: 'v1', disabled: undefined })
    // Tabs that are open still ask for the shell they began with.
    expect((await node.app.inject('/static/a.0a1b2c3d.js')).body).toBe('a')
    expect(site.wrong).toEqual([])
  })

  it('@F02 gives the shell before again when the newest is taken back, with its contract', async () => {
    await site.publishShell('a')
    await expect(site.run('rollback', 'shell', 'pour un essai')).rejects.toThrow('pas de shell plus ancien')
    await site.publish('v1')
    await site.publishShell('b')
    const node = await site.startNode()
    expect(await site.page(node)).toMatchObject({ shell: 'b' })
    await site.run('rollback', 'shell', 'pour un essai')
    await node.mirror.poll()
    expect(await site.page(node)).toMatchObject({ shell: 'a', active: 'v1' })
    expect((await site.context.storage.read('contract.json'))?.text).toBe('{"of":"a"}')
    expect((await node.app.inject('/static/b.0a1b2c3d.js')).body).toBe('b')
    // Twice is no way to get what was taken back.
    await expect(site.run('rollback', 'shell', 'pour un essai')).rejects.toThrow('pas de shell plus ancien')
    expect(site.wrong).toEqual([])
  })

  it('asks for no file twice, and at rest for two small answers only', async () => {
    await site.publishShell('a')
    await site.publish('v1')
    const node = await site.startNode()
    bucket.asked()
    await node.mirror.poll()
    expect(bucket.asked().map(line => line.replace(/site-\d+\//, ''))).toEqual(['GET shell.json', 'GET remotes.json'])
    await site.startNode(node.folder)
    expect(bucket.asked().filter(line => line.includes(ENTRY))).toEqual([])
  })

  it.each([ENTRY, `${ENTRY}.br`, `${ENTRY}.gz`, 'mf-manifest.json'])(
    '@S12 refuses a version whose %s was changed in the bucket, and keeps the one before',
    async tampered => {
      await site.publishShell('a')
      await site.publish('v1')
      const [old, node] = [await site.startNode(), await site.startNode()]
      await site.publish('v2')
      await site.run('promote', REMOTE, 'pour un essai')
      await site.tamper(`remotes/${REMOTE}/v2/${tampered}`)
      await node.mirror.poll()
      expect(await site.page(node)).toMatchObject({ active: 'v1' })
      expect((await site.file(node, 'v2')).statusCode).toBe(404)
      expect(node.mirror.health().problems).toEqual([expect.stringContaining('is not the published file')])
      // A server that starts now has nothing to keep: it takes the last good version.
      expect(await site.page(await site.startNode())).toMatchObject({ active: 'v1' })
      expect((await site.file(old, 'v1')).body).toBe('run(v1)')
    },
  )

  it('@S12 refuses a shell whose page was changed in the bucket', async () => {
    await site.publishShell('a')
    await site.publish('v1')
    const node = await site.startNode()
    await site.publishShell('b')
    await site.tamper('shell/b/index.html')
    await node.mirror.poll()
    expect(await site.page(node)).toMatchObject({ shell: 'a' })
  })

  it('@F02 refuses what nobody with the key signed, and a registry older than its own', async () => {
    await site.publishShell('a')
    await site.publish('v1')
    const node = await site.startNode()
    const first = (await site.context.storage.read('remotes.json'))?.text ?? ''
    const other = path.join(site.folder, 'other.pem')
    makeKeys(other)
    await site.publish('v2', other)
    await release({ ...site.context, keyFile: other }, ['promote', REMOTE, 'pour un essai'])
    await node.mirror.poll()
    expect(await site.page(node)).toMatchObject({ active: 'v1' })
    expect(site.wrong).toEqual([expect.stringContaining('not signed')])

    await site.run('enable', REMOTE)
    await node.mirror.poll()
    expect(await site.page(node)).toMatchObject({ active: 'v2' })
    const stored = await site.context.storage.read('remotes.json')
    await site.context.storage.replace('remotes.json', first, stored?.tag ?? null)
    await node.mirror.poll()
    expect(await site.page(node)).toMatchObject({ active: 'v2' })
    expect(node.mirror.health().problems).toEqual([expect.stringContaining('is older than the one in use')])
  })

  it('@F02 refuses an older registry also after its copy here was damaged, at its next start as well', async () => {
    await site.publishShell('a')
    await site.publish('v1')
    const first = (await site.context.storage.read('remotes.json'))?.text ?? ''
    await site.publish('v2')
    await site.run('promote', REMOTE, 'pour un essai')
    const node = await site.startNode()
    const stored = await site.context.storage.read('remotes.json')
    await site.context.storage.replace('remotes.json', first, stored?.tag ?? null)
    await writeFile(path.join(node.folder, 'remotes.json'), '{"schema":')
    await node.mirror.poll()
    expect(await site.page(node)).toMatchObject({ statusCode: 200, active: 'v2' })
    const again = await site.startNode(node.folder)
    expect(await site.page(again)).toMatchObject({ statusCode: 200, active: 'v2' })
    expect(again.mirror.health()).toMatchObject({ refused: 'older', problems: [expect.stringContaining('is older')] })
  })

  it('@F02 keeps the last good registry while the bucket has none, or a damaged one, and says so', async () => {
    await site.publishShell('a')
    await site.publish('v1')
    const node = await site.startNode()
    const text = (await site.context.storage.read('remotes.json'))?.text ?? ''
    await site.tamper('remotes.json')
    await node.mirror.poll()
    expect(node.mirror.health()).toMatchObject({
      refused: 'unreadable',
      problems: ['registry: the registry is damaged'],
    })
    await site.context.storage.remove('remotes.json')
    await node.mirror.poll()
    expect(node.mirror.health()).toMatchObject({
      refused: 'missing',
      problems: ['registry: the bucket has no registry'],
    })
    expect(await site.page(await site.startNode(node.folder))).toMatchObject({ statusCode: 200, active: 'v1' })
    const fresh = await site.startNode()
    expect(await site.page(fresh)).toMatchObject({ statusCode: 503 })
    await site.context.storage.replace('remotes.json', text, null)
    await fresh.mirror.poll()
    expect(await site.page(fresh)).toMatchObject({ statusCode: 200, active: 'v1' })
    expect(fresh.mirror.health()).toMatchObject({ refused: null, problems: [] })
  })

  it('@W04 takes over the good entries of a registry where one is damaged, and keeps what was known of that remote', async () => {
    await site.publishShell('a')
    await site.publish('v1')
    const node = await site.startNode()
    const stored = await site.context.storage.read('remotes.json')
    const { remotes, ...rest } = JSON.parse(stored?.text ?? '') as Registry
    const other = { ...remotes[0], name: 'mf-other' }
    const found = { schema: rest.schema, issued: rest.issued, remotes: [{ name: REMOTE, active: 'v2' }, other] }
    const signature = signText(JSON.stringify({ ...found, signature: null }), site.context.keyFile)
    await site.context.storage.replace('remotes.json', JSON.stringify({ ...found, signature }), stored?.tag ?? null)
    await node.mirror.poll()
    expect(await site.page(node)).toMatchObject({ statusCode: 200 })
    const { remotes: served } = (await node.app.inject('/remotes.json')).json<Registry>()
    expect(served.map(({ name, active }) => [name, active])).toContainEqual([REMOTE, 'v1'])
    expect(node.mirror.health()).toMatchObject({
      refused: null,
      problems: [`${REMOTE}: its entry is damaged, or not of its team`, expect.stringMatching(/^mf-other: /)],
    })
  })

  it('@W03 gives nobody else a first version that is there for a share, while its files are not as they were stored', async () => {
    await site.publishShell('a')
    await site.publish('v1', undefined, 0)
    await site.tamper(`remotes/${REMOTE}/v1/${ENTRY}`)
    const node = await site.startNode()
    expect(node.mirror.health().problems).toEqual([expect.stringMatching(`^${REMOTE}: `)])
    expect(await site.page(node)).toMatchObject({ statusCode: 200, active: undefined })
  })

  it('writes its copy of the registry again when that was damaged, without a change in the bucket', async () => {
    await site.publishShell('a')
    await site.publish('v1')
    const node = await site.startNode()
    const file = path.join(node.folder, 'remotes.json')
    const good = await readFile(file, 'utf8')
    await writeFile(file, 'damaged')
    await node.mirror.poll()
    expect(await readFile(file, 'utf8')).toBe(good)
  })

  it('serves what it has while the bucket is down, at its start as well, and says so', async () => {
    await site.publishShell('a')
    await site.publish('v1')
    const node = await site.startNode()
    expect(node.mirror.health()).toMatchObject({
      reachable: true,
      upToDate: site.context.now().toISOString(),
      problems: [],
    })
    bucket.reachable(false)
    await node.mirror.poll()
    expect(node.mirror.health()).toMatchObject({ reachable: false, problems: [expect.stringContaining('reached')] })
    const later = await site.startNode(node.folder)
    expect(await site.page(later)).toMatchObject({ shell: 'a', active: 'v1' })
    expect((await site.file(later, 'v1')).body).toBe('run(v1)')
    expect(await site.page(await site.startNode())).toMatchObject({ statusCode: 503 })
    bucket.reachable(true)
    await later.mirror.poll()
    expect(later.mirror.health()).toMatchObject({ reachable: true, problems: [] })
  })

  it('gives a tab of another server the files of a version that it does not know yet, or no more', async () => {
    await site.publishShell('a')
    await site.publish('v1')
    const behind = await site.startNode()
    await site.publish('v2')
    await site.run('promote', REMOTE, 'pour un essai')
    expect((await site.file(behind, 'v2')).body).toBe('run(v2)')
    for (const version of ['v3', 'v4', 'v5', 'v6', 'v7', 'v8', 'v9']) await site.publish(version)
    const fresh = await site.startNode()
    expect((await site.file(fresh, 'v3')).body).toBe('run(v3)')
    await site.tamper(`remotes/${REMOTE}/v4/${ENTRY}`)
    expect((await site.file(fresh, 'v4')).statusCode).toBe(404)
    bucket.asked()
    for (const _ of [1, 2, 3]) expect((await site.file(fresh, 'v0')).statusCode).toBe(404)
    expect(bucket.asked()).toHaveLength(1)
  })
})
