import { spawnSync } from 'node:child_process'
import { rmSync, statfsSync } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reportSurvival } from '../../../testing/survival.ts'
import { countLost, startWriter, type Writer } from './testing/written.ts'

// Whole servers write here, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000 })

const SIZE = '260m'
const AGAIN_MS = 10_000
const STOP_MS = 15_000
const MEGABYTE = 2 ** 20

const mount = (folder: string) => spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'none', folder])
const unmount = (folder: string) => spawnSync('umount', ['-l', folder])

/** A small disk can be made by root only, and not in most containers. */
const probe = await mkdtemp(join(tmpdir(), 'ariane-full-'))
const mayMount = process.platform === 'linux' && mount(probe).status === 0
if (mayMount) unmount(probe)
afterAll(() => rm(probe, { recursive: true, force: true }))
const reason = mayMount ? '' : ' (skipped: no disk can be mounted here)'

let disk: string
let writer: Writer | undefined
beforeEach(async () => {
  disk = await mkdtemp(join(tmpdir(), 'ariane-full-'))
  if (mayMount) mount(disk)
})
afterEach(async () => {
  if (writer?.child.exitCode === null) await writer.end('SIGKILL')
  unmount(disk)
  await rm(disk, { recursive: true, force: true })
})

const isWritten = (line: string) => line.startsWith('ack')

/** Takes all the room there is, but for some. */
async function fill(left: number): Promise<void> {
  const file = await open(join(disk, 'filler'), 'a')
  const piece = Buffer.alloc(MEGABYTE)
  try {
    for (;;) {
      const { bavail, bsize } = statfsSync(disk)
      const free = bavail * bsize - left
      if (free <= 0) return
      await file.write(piece, 0, Math.min(free, MEGABYTE))
    }
  } finally {
    await file.close()
  }
}

describe.skipIf(!mayMount)(`@G08 a disk that is full${reason}`, () => {
  it.each([
    ['little by little, while a table grows', 'rows', 70, false],
    ['at once, while a table grows', 'rows', 0, false],
    ['at once, while the log of the server grows', 'log', 0, true],
  ])('%s', async (what, kind, left, mayEnd) => {
    const dataDir = join(disk, 'data')
    writer = await startWriter(dataDir, kind)
    const { said, until, end } = writer
    await until(isWritten)
    const from = said.length
    await fill(left * MEGABYTE)
    // Writing is refused as what it is, and reading goes on.
    const full = await until(line => line === 'failed StorageFull', from)
    await until(line => line === 'read', full)
    let refused = 0
    await until(line => (line === 'failed StorageFull' ? ++refused >= 100 : false), full)
    const [room, began] = [said.length, performance.now()]
    rmSync(join(disk, 'filler'))
    const again = await until(isWritten, room)
    const lasted = Math.round((said[again]?.at ?? 0) - began)
    const lines = said.slice(from, again).map(({ line }) => line)
    const seen = [...new Set(lines.filter(line => /^(?:failed|read|not read|lost)/.test(line)))].join(', ')
    // Whether the log or a table meets the end of the disk first depends on the machine.
    if (!mayEnd) expect(lines).not.toContain('lost the server')
    expect(await end('SIGTERM')).toEqual([0, null])
    const { lost } = await countLost(dataDir, writer)
    reportSurvival({ what: `full disk, ${what}`, seen, lasted, lost, alive: 'alive' })
    expect(lost).toBe(0)
    expect(lasted).toBeLessThan(AGAIN_MS)
  })

  it('is no reason not to stop', async () => {
    const dataDir = join(disk, 'data')
    writer = await startWriter(dataDir, 'log')
    const { until, end } = writer
    await until(isWritten)
    await fill(0)
    const full = await until(line => line === 'failed StorageFull')
    await until(line => line === 'read', full)
    const began = performance.now()
    expect(await end('SIGTERM')).toEqual([0, null])
    expect(performance.now() - began).toBeLessThan(STOP_MS)
    rmSync(join(disk, 'filler'))
    expect((await countLost(dataDir, writer)).lost).toBe(0)
  })
})
