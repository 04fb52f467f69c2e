import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { StartProblem } from '../start-problem.ts'
import { withoutLimits } from './session-limits.ts'

const MIGRATION = /^\d{12}-[a-z0-9-]+\.ts$/

/** The names of the migrations of a folder, in their order. */
export async function listMigrations(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter(file => MIGRATION.test(file)).sort()
  return files.map(file => file.slice(0, -3))
}

async function read(folder: string, names: readonly string[]): Promise<Record<string, Migration>> {
  const loaded = names.map(async name => [name, await import(pathToFileURL(join(folder, `${name}.ts`)).href)] as const)
  return Object.fromEntries(await Promise.all(loaded))
}

const migrator = <Tables>(db: Kysely<Tables>, folder: string, names: readonly string[]) =>
  new Migrator({ db, provider: { getMigrations: () => read(folder, names) }, allowUnorderedMigrations: true })

/** How many migrations of a folder the database has seen, and how many not. */
export async function countMigrations<Tables>(
  db: Kysely<Tables>,
  folder: string,
): Promise<{ applied: number; pending: number }> {
  const known = await migrator(db, folder, await listMigrations(folder)).getMigrations()
  const pending = known.filter(({ executedAt }) => executedAt === undefined).length
  return { applied: known.length - pending, pending }
}

/**
 * Applies the migrations of a folder, or those named, that the database has not seen, all or none, within the transaction if
 * it is given one; several processes may start at once.
 * Throws StartProblem `migration` with the name of the one that failed.
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  folder: string,
  names?: readonly string[],
): Promise<string[]> {
  const wanted = names ?? (await listMigrations(folder))
  const run = (connection: Kysely<Tables>) => migrator(connection, folder, wanted).migrateToLatest()
  // A table of years takes its time, and so does the other process that migrates.
  const { error, results } = db.isTransaction ? await run(db) : await withoutLimits(db, run)
  if (error) {
    const name = results?.find(result => result.status === 'Error')?.migrationName ?? '?'
    const detail = error instanceof Error ? error.message : String(error)
    throw new StartProblem({ kind: 'migration', name, detail }, { cause: error })
  }
  return (results ?? []).map(result => result.migrationName)
}
