import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inServer } from '../../../testing/in-server.ts'
import { reportSurvival } from '../../../testing/survival.ts'
import { openFolder } from '../open-folder.ts'
import { traceSyncs } from './testing/trace-syncs.ts'
import { countLost, startWriter } from './testing/written.ts'

// Whole servers write here, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000 })

const COMMITS = 50

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ariane-durable-'))
})
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))

const hasStrace = spawnSync('strace', ['-V']).status === 0
const reason = hasStrace ? '' : ' (skipped: no strace here, apt-get install -y strace)'

describe('@G04 what is acknowledged is on the disk', () => {
  it.skipIf(!hasStrace)(`each commit waits for a sync of the log${reason}`, async () => {
    const server = await openFolder(join(folder, 'data'))
    try {
      const syncs = await inServer(server.url, async client => {
        await client.query('create table written (n int)')
        const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
        const trace = await traceSyncs(rows[0]?.pid ?? 0, join(folder, 'syncs'))
        for (let n = 0; n < COMMITS; n += 1) await client.query('insert into written values ($1)', [n])
        await trace.end()
        return (await readFile(join(folder, 'syncs'), 'utf8')).match(/^\d*\s*f(?:data)?sync\(/gm)?.length ?? 0
      })
      expect(syncs).toBeGreaterThanOrEqual(COMMITS)
    } finally {
      await server.stop()
    }
  })

  it('a copy of the folder taken while rows are written starts with every row acknowledged before', async () => {
    const dataDir = join(folder, 'data')
    const writer = await startWriter(dataDir)
    let acks = 0
    await writer.until(line => line.startsWith('ack') && ++acks >= 400)
    const acknowledged = new Set(writer.acknowledged)
    // As a power cut leaves it: the files as they stand on the disk at one moment.
    process.kill(-writer.group, 'SIGSTOP')
    const copied = spawnSync('cp', ['-a', dataDir, join(folder, 'copy')], { encoding: 'utf8' })
    process.kill(-writer.group, 'SIGCONT')
    expect(copied.stderr).toBe('')
    expect(await writer.end('SIGTERM')).toEqual([0, null])
    const { lost, startMs } = await countLost(join(folder, 'copy'), { acknowledged })
    reportSurvival({
      what: 'power cut, as a copy of the files at one moment',
      seen: 'connection closed',
      lasted: Math.round(startMs),
      lost,
      alive: 'started again',
    })
    expect(lost).toBe(0)
  })
})
