import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startBucket } from '../../../../e2e/support/bucket.ts'
import { release } from '../../../../scripts/release/commands.ts'
import { REMOTE, workshop } from './testing/bucket-site.ts'

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

describe('what nothing names any more', () => {
  const stored = async () => (await site.context.storage.list(`remotes/${REMOTE}`)).map(({ name }) => name).sort()
  it('@F02 is removed 30 days after it was named for the last time, with a line in the journal', async () => {
    for (const version of ['v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v7']) await site.publish(version)
    expect(await stored()).toHaveLength(7)
    // Stored long ago, but named until now: the days count from here.
    site.days(100)
    await site.publish('v8')
    await site.run('prune')
    site.days(30)
    await site.run('prune')
    expect(await stored()).toHaveLength(8)
    site.days(1)
    const said: string[] = []
    await release({ ...site.context, say: line => said.push(line) }, ['prune'])
    expect(await stored()).toEqual(['v1', 'v3', 'v4', 'v5', 'v6', 'v7', 'v8'])
    expect(said).toEqual([expect.stringContaining('mf-chat/v2')])
    said.length = 0
    await release({ ...site.context, say: line => said.push(line) }, ['history', REMOTE])
    expect(said[0]).toMatch(/^2027-04-01T\S+ {2}equipe {2}prune {2}mf-chat {2}v1 {2}v2$/)
    await release({ ...site.context, say: line => said.push(line) }, ['prune'])
    expect(said.at(-1)).toContain('Rien à retirer')
  })

  it('stays when the same sources are published again meanwhile', async () => {
    for (const version of ['v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v7']) await site.publish(version)
    await site.run('prune')
    rmSync(path.join(site.folder, 'v2'), { recursive: true })
    await site.publish('v2')
    site.days(31)
    await site.run('prune')
    expect(await stored()).toContain('v2')
  })
})
