import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { serversIn } from '../platform/db/cluster/testing/written.ts'
import { inServer } from '../testing/in-server.ts'
import { PATIENCE } from '../testing/patience.ts'
import { underWrites } from './testing/under-writes.ts'

// A whole database server and whole processes start here, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

const FREEZE_MS = process.env.FULL ? 60_000 : 15_000
/** The deadline of a change, twice (before and after its body), and what a busy machine adds. */
const MAX_WAIT_MS = 12_000
const OPERATIONAL_MS = 3000
const MAX_CONNECTIONS = 200

const place = underWrites()
const OURS = "application_name like 'ariane%'"
const terminate = (client: pg.Client) =>
  client.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${OURS}`)

describe('@G08 @X04 an API whose database', () => {
  it.each(['fast', 'immediate'] as const)('restarts (%s) answers 503 meanwhile, and loses nothing', async mode => {
    const { server, writers, ask } = await place.begin()
    const since = performance.now()
    await place.database().halt(mode)
    await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(503), PATIENCE)
    expect((await ask('/healthz')).status).toBe(200)
    await place.database().resume()
    await writers.untilWritten()
    await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(200), PATIENCE)
    const { statuses } = await place.report(`restart of the database (${mode})`, writers, since)
    expect(statuses).toEqual(['503'])
    expect(server.child.exitCode).toBeNull()
  })

  it(`is frozen for ${FREEZE_MS / 1000} s holds no call beyond its deadline`, async () => {
    const { server, writers, ask } = await place.begin()
    const since = performance.now()
    const frozen = serversIn(place.folder())
    expect(frozen.length).toBeGreaterThan(1)
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    try {
      const over = pause(FREEZE_MS)
      const ready = await ask('/readyz')
      expect(ready.status).toBe(503)
      expect(ready.ms).toBeLessThan(OPERATIONAL_MS)
      const health = await ask('/healthz')
      expect(health.status).toBe(200)
      expect(health.ms).toBeLessThan(OPERATIONAL_MS)
      await over
    } finally {
      for (const pid of frozen) process.kill(pid, 'SIGCONT')
    }
    await writers.untilWritten()
    await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(200), PATIENCE)
    const what = `database frozen for ${FREEZE_MS / 1000} s`
    const { statuses, slowest } = await place.report(what, writers, since)
    expect(statuses).toEqual(['503'])
    expect(slowest).toBeLessThan(MAX_WAIT_MS)
    expect(server.child.exitCode).toBeNull()
  })

  it('ends every connection, in the middle of transactions, answers again at once', async () => {
    const { server, writers } = await place.begin()
    const since = performance.now()
    for (let round = 0; round < 5; round += 1) {
      await inServer(place.database().url, terminate)
      await writers.untilWritten(5)
    }
    const { statuses } = await place.report('connections ended by the database, five times', writers, since)
    expect(statuses.filter(status => status !== '503')).toEqual([])
    expect(server.child.exitCode).toBeNull()
  })

  it('has a locked table refuses what needs it, and answers again once it is free', async () => {
    const { server, writers, ask } = await place.begin()
    const since = performance.now()
    await inServer(place.database().url, async client => {
      await client.query('begin')
      await client.query('lock table events in access exclusive mode')
      const before = writers.answers.length
      await vi.waitUntil(
        () => writers.answers.slice(before).filter(({ status }) => status === 503).length >= 16,
        PATIENCE,
      )
      for (const path of ['/healthz', '/readyz']) expect((await ask(path)).status).toBe(200)
      await client.query('rollback')
    })
    await writers.untilWritten()
    const { statuses, slowest } = await place.report('locked table', writers, since)
    expect(statuses).toEqual(['503'])
    expect(slowest).toBeLessThan(MAX_WAIT_MS)
    expect(server.child.exitCode).toBeNull()
  })

  it('has no connection left answers 503, and writes again once there is one', async () => {
    const { server, writers, ask } = await place.begin()
    const since = performance.now()
    const taken: pg.Client[] = []
    try {
      while (taken.length < MAX_CONNECTIONS && (await takeAll(taken))) await terminate(taken[0] as pg.Client)
      const before = writers.answers.length
      await vi.waitUntil(() => writers.answers.slice(before).some(({ status }) => status === 503), PATIENCE)
      await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(503), PATIENCE)
      expect((await ask('/healthz')).status).toBe(200)
    } finally {
      await Promise.all(taken.map(client => client.end()))
    }
    await writers.untilWritten()
    await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(200), PATIENCE)
    const { statuses } = await place.report('no connection left', writers, since)
    expect(statuses).toEqual(['503'])
    expect(server.child.exitCode).toBeNull()
  })
})

/** Takes the connections that are free; false when ours are all that is left to take. */
async function takeAll(taken: pg.Client[]): Promise<boolean> {
  const before = taken.length
  for (;;) {
    const client = new pg.Client({ connectionString: place.database().url })
    client.on('error', () => undefined)
    try {
      await client.connect()
    } catch {
      return taken.length > before
    }
    taken.push(client)
  }
}
