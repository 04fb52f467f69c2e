import { mkdir, rm } from 'node:fs/promises'
import { basename } from 'node:path'
import pg from 'pg'
import { whyFailed } from './backup-failure.ts'
import { backupFile, backupsFolder, newestBackup } from './backups.ts'
import { readDump } from './dump/read.ts'
import { restoreDump } from './dump/restore.ts'
import { isSealed } from './dump/seal.ts'
import { serverSource, withClient } from './dump/source.ts'
import { writeDump } from './dump/write.ts'
import { listMigrations } from './migrate.ts'
import { hasPeople } from './write-backup.ts'

const DAY_MS = 24 * 3_600_000
/** Held while a drill is under way, on any node: the number stands for nothing else. */
const TURN = 7_202_611_271_431n
const NAME_LENGTH = 63
/** Nobody is in the database of a drill before. */
const KEEP = { table: 'erased', key: 'uid_hash' }

/** What was restored holds other numbers of rows than the dump says. */
export class DrillDiffers extends Error {
  override name = 'DrillDiffers'
}

/** Another drill is under way. */
export class DrillUnderWay extends Error {
  override name = 'DrillUnderWay'
}

/** What a drill is made with. */
export interface DrillPlace {
  url: string
  dataDir: string
  /** The folder of the migrations. */
  migrations: string
}

/** What a drill showed. */
export interface Drill {
  /** The dump that was restored; null for a copy that was made for it, because the stored ones cannot be opened here. */
  file: string | null
  rows: number
  tables: number
}

/**
 * Restores a dump into a database of its own beside the one in use, compares the rows of each table, drops it, and notes what
 * came out. Without a file it takes the newest; where that one is encrypted and no key is here, a copy that it makes.
 * Gives undefined where there is nobody to keep.
 * Throws DrillDiffers, DrillUnderWay, and what a restore throws.
 */
export function drill(
  place: DrillPlace,
  now: Date,
  given: { file?: string | undefined; secrets?: readonly string[] } = {},
): Promise<Drill | undefined> {
  return withClient({ connectionString: place.url }, async client => {
    await takeTurn(client)
    return (await hasPeople(serverSource(client)))
      ? noted(client, now, () => prove(client, place, now, given))
      : undefined
  })
}

/** A drill when the last one that succeeded is older than so many days (0: never one). Gives what it showed. */
export function dueDrill(place: DrillPlace, now: Date, days: number): Promise<Drill | undefined> {
  if (days === 0) return Promise.resolve(undefined)
  return withClient({ connectionString: place.url }, async client => {
    const { rows } = await client.query<{ at: Date | null }>(
      'select max(at) as at from backup_drills where failure is null',
    )
    return now.getTime() - (rows[0]?.at?.getTime() ?? 0) > days * DAY_MS
  }).then(isDue => (isDue ? drill(place, now) : undefined))
}

async function takeTurn(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_lock(${TURN}) as mine`)
  if (!rows[0]?.mine) throw new DrillUnderWay()
}

async function noted(client: pg.Client, at: Date, work: () => Promise<Drill>): Promise<Drill> {
  const note = (shown: Partial<Drill>, failure: string | null) =>
    client.query('insert into backup_drills (at, file, tables, rows, failure) values ($1, $2, $3, $4, $5)', [
      at,
      shown.file ?? null,
      shown.tables ?? null,
      shown.rows ?? null,
      failure,
    ])
  try {
    const shown = await work()
    await note(shown, null)
    return shown
  } catch (error) {
    await note({}, whyFailed(error)).catch(() => undefined)
    throw error
  }
}

async function prove(
  client: pg.Client,
  { url, dataDir, migrations }: DrillPlace,
  now: Date,
  { file, secrets = [] }: { file?: string | undefined; secrets?: readonly string[] },
): Promise<Drill> {
  const stored = file ?? (await newestBackup(dataDir))
  const isOpen = stored && (file || secrets.length > 0 || !isSealed(stored))
  if (isOpen) return { file: basename(stored), ...(await compare(client, { url, migrations, file: stored, secrets })) }
  // Removed like any unfinished dump, should this process be killed.
  const copy = `${backupFile(dataDir, now)}.drill.part`
  try {
    await mkdir(backupsFolder(dataDir), { recursive: true, mode: 0o700 })
    await writeDump(serverSource(client), copy, now)
    return { file: null, ...(await compare(client, { url, migrations, file: copy, secrets })) }
  } finally {
    await rm(copy, { force: true })
  }
}

async function compare(
  client: pg.Client,
  { url, migrations, file, secrets }: { url: string; migrations: string; file: string; secrets: readonly string[] },
): Promise<Omit<Drill, 'file'>> {
  const { migrations: level, rows } = await readDump(file, secrets)
  const { rows: own } = await client.query<{ name: string }>('select current_database()::text as name')
  const scratch = `${own[0]?.name.slice(0, NAME_LENGTH - 6)}_drill`
  const name = pg.escapeIdentifier(scratch)
  // What a drill left that was killed.
  await client.query(`drop database if exists ${name} with (force)`)
  await client.query(`create database ${name} template template0`)
  try {
    const address = nameDatabase(url, scratch)
    await restoreDump({ connectionString: address }, { file, secrets, migrations, keep: KEEP })
    // Migrations that came since may have changed how many there are.
    const isPresent = (await listMigrations(migrations)).join() === [...level].sort().join()
    const differing = isPresent ? await countOthers(address, new Map(Object.entries(rows))) : []
    if (differing.length > 0) throw new DrillDiffers(differing.join(', '))
    return { tables: Object.keys(rows).length, rows: Object.values(rows).reduce((sum, one) => sum + one, 0) }
  } finally {
    await client.query(`drop database if exists ${name} with (force)`)
  }
}

/** Tables of ours that have another number of rows than they should. */
function countOthers(address: string, rows: ReadonlyMap<string, number>): Promise<string[]> {
  return withClient({ connectionString: address }, async client => {
    const { query } = serverSource(client)
    const present = await query<{ name: string }>(
      `select relname::text as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`,
    )
    const others: string[] = []
    for (const { name } of present) {
      if (!rows.has(name)) continue
      const [counted] = await query<{ count: string }>(`select count(*) as count from ${pg.escapeIdentifier(name)}`)
      if (Number(counted?.count) !== rows.get(name)) others.push(name)
    }
    return others
  })
}

/** A socket's address has the database as its path as well. */
function nameDatabase(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${encodeURIComponent(database)}`
  return address.href
}
