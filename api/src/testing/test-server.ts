import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findBinaries } from '../platform/db/cluster/binaries.ts'
import { databaseFolder } from '../platform/db/cluster/folder.ts'
import { openFolder } from '../platform/db/open-folder.ts'
import { StartProblem } from '../platform/start-problem.ts'
import { openDatabase } from '../wiring/database.ts'
import { addressOf, inServer } from './in-server.ts'
import { CACHE, fingerprintMigrations } from './template.ts'

/** It forgets nothing of what it was told, but does not wait for the disk. */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  checkpoint_timeout: '1h',
  max_wal_size: '4GB',
  shared_buffers: '128MB',
  max_connections: '200',
}

/** Runs side by side in one checkout have a server each. */
const MOST_RUNS = 16

/**
 * For vitest: one PostgreSQL server for all test files, kept from run to run, with an empty migrated database of which each
 * file gets a copy. TEST_POSTGRES_BIN names the programs of another version.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startFree(process.env.TEST_POSTGRES_BIN)
  process.env.TEST_DATABASE_URL = server.url
  process.env.TEST_TEMPLATE = await prepareTemplate(server.url)
  return server.stop
}

async function startFree(bin: string | undefined) {
  const { major } = findBinaries(bin)
  for (let run = 0; ; run += 1) {
    const folder = join(CACHE, `postgres-${major}-${run}`)
    try {
      return await startKept(folder, major, bin)
    } catch (error) {
      const isTaken = error instanceof StartProblem && error.reason.kind === 'folder_locked'
      if (!isTaken || run >= MOST_RUNS) throw error
    }
  }
}

async function startKept(folder: string, major: number, bin: string | undefined) {
  const isKilled = () => existsSync(join(databaseFolder(folder, major), 'postmaster.pid'))
  const doubted = isKilled()
  const server = await openFolder(folder, { bin, settings: SETTINGS })
  if (!doubted) return server
  // A server that does not wait for the disk may have lost something when the machine stopped: it is made anew.
  await server.stop()
  await rm(join(folder, 'postgres'), { recursive: true, force: true })
  return openFolder(folder, { bin, settings: SETTINGS })
}

/** Makes the database that is copied, unless it is there; what killed runs left behind goes. Gives its name. */
async function prepareTemplate(url: string): Promise<string> {
  const template = `ariane_${await fingerprintMigrations()}`
  return inServer(url, async client => {
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where not datistemplate and datname <> 'postgres'`,
    )
    const old = rows.map(row => row.datname).filter(name => name !== template)
    for (const name of old) await client.query(`drop database ${client.escapeIdentifier(name)} with (force)`)
    if (rows.some(row => row.datname === template)) return template
    const draft = `${template}_draft`
    await client.query(`create database ${draft} template template0`)
    const database = await openDatabase({ databaseUrl: addressOf(url, draft), dataDir: '' }, () => {})
    await database.close()
    await client.query(`alter database ${draft} rename to ${template}`)
    return template
  })
}
