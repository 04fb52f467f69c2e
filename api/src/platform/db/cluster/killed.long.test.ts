import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PATIENCE } from '../../../testing/patience.ts'
import { reportSurvival } from '../../../testing/survival.ts'
import { countLost, guards, parentProcess, serversIn, startWriter, type Writer } from './testing/written.ts'

// Whole servers write here, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000 })

const BEFORE = 400
const START_MS = 2000

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ariane-killed-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))

const isAck = (line: string) => line.startsWith('ack')

/** Writes for a moment. */
async function writing(): Promise<Writer> {
  const writer = await startWriter(dataDir)
  let acks = 0
  await writer.until(line => isAck(line) && ++acks >= BEFORE)
  return writer
}

/** What writers got from a moment on until nothing failed any more. */
async function outage(writer: Writer, from: number) {
  await writer.until(line => line.startsWith('failed'), from)
  let inARow = 0
  await writer.until(line => {
    inARow = isAck(line) ? inARow + 1 : 0
    return inARow >= BEFORE
  }, from)
  const failed = writer.said.slice(from).filter(({ line }) => line.startsWith('failed'))
  const seen = [...new Set(failed.map(({ line }) => line.replace('failed ', '')))].join(', ')
  return { seen, lasted: Math.round((failed.at(-1)?.at ?? 0) - (failed[0]?.at ?? 0)) }
}

const nobodyLeft = () => vi.waitFor(() => expect(serversIn(dataDir)).toEqual([]), PATIENCE)

const START = fileURLToPath(new URL('testing/start-once.ts', import.meta.url))

/** Starts for the first time, and is killed once `file` is made. */
async function killedAt(file: string, place: string): Promise<void> {
  const starting = spawn(process.execPath, [START, place], { stdio: 'ignore' })
  const draft = () => readdirSync(join(place, 'postgres')).find(name => name.startsWith('18.new')) ?? ''
  const made = () => statSync(join(place, 'postgres', draft(), file))
  await vi.waitFor(made, { ...PATIENCE, interval: 5 })
  starting.kill('SIGKILL')
  await once(starting, 'exit')
}

it.each(['postgresql.conf', 'global/pg_control', 'base/1/PG_VERSION', 'base/4', 'base/5'])(
  '@G08 kill -9 of a first start when it has made %s leaves nothing in the way of a next one at the same moment',
  async file => {
    await killedAt(file, dataDir)
    const { stdout } = spawnSync(process.execPath, [START, dataDir], { encoding: 'utf8' })
    expect(stdout).toBe('started: école\n')
    expect(readdirSync(join(dataDir, 'postgres'))).toEqual(['18', 'lib', 'log', 'reserve'])
  },
)

describe('@G08 kill -9 while rows are written', () => {
  it('of the API ends its database, and loses nothing', async () => {
    const writer = await writing()
    const began = performance.now()
    expect(await writer.end('SIGKILL')).toEqual([null, 'SIGKILL'])
    await nobodyLeft()
    const lasted = Math.round(performance.now() - began)
    const { lost, startMs } = await countLost(dataDir, writer)
    reportSurvival({ what: 'kill -9 of the API', seen: 'connection closed', lasted, lost, alive: 'started again' })
    expect(lost).toBe(0)
    expect(startMs).toBeLessThan(START_MS)
  })

  it('of the API and of both guards leaves an orphan, which the next start ends', async () => {
    const writer = await writing()
    // Both halves of the guard, before the server hears that the API is gone.
    for (const pid of guards(writer.server)) process.kill(pid, 'SIGKILL')
    await writer.end('SIGKILL')
    expect(serversIn(dataDir)).not.toEqual([])
    const { lost, startMs } = await countLost(dataDir, writer)
    reportSurvival({
      what: 'kill -9 of the API and of the guard',
      seen: 'connection closed',
      lasted: Math.round(startMs),
      lost,
      alive: 'started again',
    })
    expect(lost).toBe(0)
    expect(startMs).toBeLessThan(START_MS)
    await nobodyLeft()
  })

  it.each([
    ['the guard', (server: number) => parentProcess(server)],
    ['the first process of the database', (server: number) => server],
  ])('of %s has the database started again, and loses nothing', async (what, victim) => {
    const writer = await writing()
    const from = writer.said.length
    process.kill(victim(writer.server), 'SIGKILL')
    const { seen, lasted } = await outage(writer, from)
    expect(await writer.end('SIGTERM')).toEqual([0, null])
    await nobodyLeft()
    const { lost, startMs } = await countLost(dataDir, writer)
    reportSurvival({ what: `kill -9 of ${what}`, seen, lasted, lost, alive: 'alive' })
    expect(lost).toBe(0)
    expect(seen).toBe('DatabaseUnavailable')
    expect(startMs).toBeLessThan(START_MS)
  })
})

it('@G04 a signal to every process at once, as systemd sends it, is a stop in order', async () => {
  const writer = await writing()
  process.kill(-writer.group, 'SIGTERM')
  expect(await writer.end('SIGTERM')).toEqual([0, null])
  await nobodyLeft()
  expect(writer.said.map(({ line }) => line).filter(line => /^(?:failed|lost)/.test(line))).toEqual([])
  expect((await countLost(dataDir, writer)).lost).toBe(0)
})
