import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { connect, type OpenDatabase } from '../platform/db/open.ts'
import { type Database, openDatabase } from '../wiring/database.ts'
import { addressOf, inServer } from './in-server.ts'
import { CACHE, fingerprintMigrations } from './template.ts'

/** An empty migrated database of its own that several processes or applications may open. */
export async function sharedTestDatabase() {
  const { TEST_DATABASE_URL: server, TEST_TEMPLATE: template } = process.env
  if (!server || !template) throw new Error('vitest did not run testing/test-server.ts')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await inServer(server, client => client.query(`create database ${name} template ${template} strategy wal_log`))
  const url = addressOf(server, name)
  return {
    url,
    connect: () => connect<Database>(url, () => {}),
    drop: () => inServer(server, client => client.query(`drop database if exists ${name} with (force)`)),
  }
}

/** An empty migrated database for one test file, on the server of all test files; dropped when it is closed. */
export async function testDatabase(): Promise<OpenDatabase<Database>> {
  const shared = await sharedTestDatabase()
  const database = await shared.connect()
  return {
    ...database,
    async close() {
      await database.close()
      await shared.drop()
    },
  }
}

/** Puts an empty migrated database into a data folder, as a server leaves it there. */
export async function fillDataFolder(dataDir: string): Promise<void> {
  const kept = join(CACHE, `folder-${await fingerprintMigrations()}`)
  if (!existsSync(kept)) await makeFolder(kept)
  const folder = join(dataDir, 'postgres')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { status, stderr } = spawnSync('cp', ['-a', join(kept, 'postgres/18'), folder], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

async function makeFolder(folder: string): Promise<void> {
  const draft = `${folder}.${randomUUID()}`
  const database = await openDatabase({ databaseUrl: undefined, dataDir: draft }, () => {})
  await database.close()
  // Somebody else may have been faster.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }))
}
