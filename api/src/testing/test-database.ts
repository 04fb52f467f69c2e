import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { embedded, type OpenDatabase, open } from '../platform/db/open.ts'
import { databaseFolder, openFiles } from '../platform/db/pglite.ts'
import { type Database, MIGRATIONS } from '../wiring/database.ts'

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/ariane-test/', import.meta.url))
/** What PGlite calls a folder that is none. */
const IN_MEMORY = 'memory://'

/** Changes with every migration. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of (await readdir(MIGRATIONS)).sort())
    hash.update(file).update(await readFile(join(MIGRATIONS, file)))
  return hash.digest('hex').slice(0, 16)
}

/** A migrated, empty database kept from run to run: loading it is five times faster than making one. */
async function template(): Promise<Blob> {
  const file = join(CACHE, `template-${await fingerprint()}.tar`)
  const kept = await readFile(file).catch(() => undefined)
  if (kept) return new Blob([kept])
  const pglite = await openFiles(IN_MEMORY)
  const database = await embedded<Database>(pglite, MIGRATIONS)
  const dump = await pglite.dumpDataDir('none')
  await database.close()
  await mkdir(CACHE, { recursive: true })
  const partial = `${file}.${randomUUID()}`
  await writeFile(partial, Buffer.from(await dump.arrayBuffer()))
  await rename(partial, file)
  return dump
}

async function inServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A database of its own on the server of `TEST_DATABASE_URL`, dropped when it is closed. */
async function onServer(serverUrl: string): Promise<OpenDatabase<Database>> {
  const name = `ariane_test_${randomUUID().replaceAll('-', '')}`
  await inServer(serverUrl, client => client.query(`create database ${name} template template0`))
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const database = await open<Database>({ databaseUrl: url.href, dataDir: '' }, MIGRATIONS, () => {})
  return {
    ...database,
    async close() {
      await database.close()
      await inServer(serverUrl, client => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

/** An empty migrated database for one test file: in memory, or on the PostgreSQL server of `TEST_DATABASE_URL`. */
export async function testDatabase(): Promise<OpenDatabase<Database>> {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (serverUrl) return onServer(serverUrl)
  return embedded<Database>(await openFiles(IN_MEMORY, { loadDataDir: await template() }), MIGRATIONS)
}

/** Puts an empty migrated database into a data folder, as a server leaves it there. */
export async function fillDataFolder(dataDir: string): Promise<void> {
  await mkdir(databaseFolder(dataDir), { recursive: true, mode: 0o700 })
  const pglite = await openFiles(databaseFolder(dataDir), { loadDataDir: await template() })
  await pglite.close()
}
