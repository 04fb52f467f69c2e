import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PATIENCE } from '../../testing/patience.ts'
import { createLog } from '../log.ts'
import { backupFile, newestBackup } from './backups.ts'
import { scheduleBackups } from './schedule.ts'

const HOUR_MS = 3_600_000

let dataDir: string
let written: Date[]
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ariane-schedule-'))
  written = []
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

async function write(now: Date): Promise<string> {
  const file = backupFile(dataDir, now)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, '')
  written.push(now)
  return file
}
/** A dump that was written so long ago. */
async function wrote(agoMs: number): Promise<void> {
  const at = new Date(Date.now() - agoMs)
  await utimes(await write(at), at, at)
  written = []
}
const schedule = (backupEveryMs = 6 * HOUR_MS) =>
  scheduleBackups(write, { dataDir, backupEveryMs }, createLog('silent'))
const times = (count: number) => vi.waitFor(() => expect(written).toHaveLength(count), PATIENCE)

describe('@G05 @X07 dumps are written by themselves', () => {
  it('at a start without one, and not again at the end', async () => {
    const dumps = schedule()
    await times(1)
    await dumps.stop()
    expect(written).toHaveLength(1)
  })

  it('at the first start of a day, although the last one is young', async () => {
    await wrote(25 * HOUR_MS)
    const dumps = schedule(48 * HOUR_MS)
    await times(1)
    await dumps.stop()
  })

  it('at the end when the newest is old', async () => {
    await wrote(0)
    const dumps = schedule()
    const newest = await newestBackup(dataDir)
    const old = new Date(Date.now() - 7 * HOUR_MS)
    await utimes(newest ?? '', old, old)
    await dumps.stop()
    expect(written).toHaveLength(1)
  })

  it('not when the newest is of this day and young', async () => {
    await wrote(0)
    const dumps = schedule()
    await dumps.stop()
    expect(written).toEqual([])
  })

  it('and a failure ends nothing', async () => {
    let tries = 0
    const failing = async () => {
      tries += 1
      throw new Error('the disk is full')
    }
    const dumps = scheduleBackups(failing, { dataDir, backupEveryMs: 20 }, createLog('silent'))
    await vi.waitFor(() => expect(tries).toBeGreaterThan(1), PATIENCE)
    await dumps.stop()
  })
})
