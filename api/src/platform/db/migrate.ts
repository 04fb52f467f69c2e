import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { StartProblem } from '../start-problem.ts'
import { withoutLimits } from './session-limits.ts'

const MIGRATION = /^\d{12}-[a-z0-9-]+\.ts$/

/** The names of the migrations of a folder, in their order. */
export async function listMigrations(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter(file => MIGRATION.test(file)).sort()
  return files.map(file => file.slice(0, -3))
}

/** Migrations that the release before cannot live with. */
export interface SchemaTables {
  schema_breaks: { name: string; reason: string }
}

interface MigrationFile extends Migration {
  /** Why the release before cannot live with it; it adds only where this is missing. */
  breaks?: string
}

async function load(folder: string, name: string): Promise<Migration> {
  const { up, breaks }: MigrationFile = await import(pathToFileURL(join(folder, `${name}.ts`)).href)
  return {
    async up(db) {
      await up(db)
      if (breaks) await sql`insert into schema_breaks (name, reason) values (${name}, ${breaks})`.execute(db)
    },
  }
}

const nothing: Migration = { up: async () => {} }

/** Those of the folder, and for those that only a later release knows, nothing: the migrator asks for each that was applied. */
async function read(folder: string, names: readonly string[], later: readonly string[]) {
  const loaded = names.map(async name => [name, await load(folder, name)] as const)
  return Object.fromEntries([...(await Promise.all(loaded)), ...later.map(name => [name, nothing] as const)])
}

const isTable = async <Tables>(db: Kysely<Tables>, name: string) => {
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${name}) is not null as there`.execute(db)
  return rows[0]?.there === true
}

/**
 * Migrations that a later release applied: it adds for one release, so that this one goes on beside it.
 * Throws StartProblem `newer_tables` when one of them does more.
 */
async function findLater<Tables>(db: Kysely<Tables>, folder: string): Promise<string[]> {
  if (!(await isTable(db, 'kysely_migration'))) return []
  const known = new Set(await listMigrations(folder))
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const later = rows.map(row => row.name).filter(name => !known.has(name))
  if (later.length === 0 || !(await isTable(db, 'schema_breaks'))) return later
  const { rows: breaks } = await sql<{ name: string }>`
    select name from schema_breaks where name = any(${later}) order by name`.execute(db)
  const [first] = breaks
  if (first) throw new StartProblem({ kind: 'newer_tables', name: first.name })
  return later
}

const migrator = <Tables>(db: Kysely<Tables>, folder: string, names: readonly string[], later: readonly string[]) =>
  new Migrator({ db, provider: { getMigrations: () => read(folder, names, later) }, allowUnorderedMigrations: true })

/** How many migrations of a folder the database has seen, and how many not. */
export async function countMigrations<Tables>(
  db: Kysely<Tables>,
  folder: string,
): Promise<{ applied: number; pending: number }> {
  const known = await migrator(db, folder, await listMigrations(folder), await findLater(db, folder)).getMigrations()
  const pending = known.filter(({ executedAt }) => executedAt === undefined).length
  return { applied: known.length - pending, pending }
}

/**
 * Applies the migrations of a folder, or those named, that the database has not seen, all or none, within the transaction if
 * it is given one; several processes may start at once.
 * Throws StartProblem `newer_tables`, and `migration` with the name of the one that failed.
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  folder: string,
  names?: readonly string[],
): Promise<string[]> {
  const wanted = names ?? (await listMigrations(folder))
  const later = names ? [] : await findLater(db, folder)
  const run = (connection: Kysely<Tables>) => migrator(connection, folder, wanted, later).migrateToLatest()
  // A table of years takes its time, and so does the other process that migrates.
  const { error, results } = db.isTransaction ? await run(db) : await withoutLimits(db, run)
  if (error) {
    const name = results?.find(result => result.status === 'Error')?.migrationName ?? '?'
    const detail = error instanceof Error ? error.message : String(error)
    throw new StartProblem({ kind: 'migration', name, detail }, { cause: error })
  }
  return (results ?? []).map(result => result.migrationName)
}
