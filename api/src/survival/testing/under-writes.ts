import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { workshop } from '../../testing/installation.ts'
import { ownServer } from '../../testing/own-server.ts'
import { reportSurvival } from '../../testing/survival.ts'
import { startWriters } from './writers.ts'

/** A call to an operational route: status and milliseconds. */
async function ask(address: string, path: string) {
  const began = performance.now()
  const { status } = await fetch(address + path)
  return { status, ms: performance.now() - began }
}

/** A database server and, for each test, an API under whose writers something happens. */
export function underWrites() {
  let folder: string
  let database: Awaited<ReturnType<typeof ownServer>>
  let shop: Awaited<ReturnType<typeof workshop>>
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ariane-survival-'))
    database = await ownServer(folder)
  })
  afterAll(async () => {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    shop = await workshop()
  })
  afterEach(() => shop.close())

  const serve = () => shop.serve({ DATABASE_URL: database.url, STOP_SECONDS: '2' })

  return {
    database: () => database,
    folder: () => folder,
    serve,
    /** Starts an API and its writers, and waits until they write. */
    async begin() {
      const server = await serve()
      const writers = await startWriters(server.address)
      await writers.untilWritten()
      return { server, writers, ask: (path: string) => ask(server.address, path) }
    },
    /** Ends the writers, reports what they saw since a moment, and expects that nothing is lost or double. */
    async report(what: string, writers: Awaited<ReturnType<typeof startWriters>>, since: number, alive = 'alive') {
      await writers.stop()
      const { statuses, lasted, slowest } = writers.outage(since)
      const { lost, doubled } = await writers.compare(database.url)
      const seen = `${statuses.join(', ') || 'nothing'} (longest wait ${slowest} ms)`
      reportSurvival({ what, seen, lasted, lost, alive })
      expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 })
      return { statuses, slowest }
    },
  }
}
