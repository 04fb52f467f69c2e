import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { StartProblem } from '../start-problem.ts'
import { withoutLimits } from './session-limits.ts'

const MIGRATION = /^\d{12}-[a-z0-9-]+\.ts$/

async function read(folder: string): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter(file => MIGRATION.test(file)).sort()
  const loaded = files.map(
    async file => [file.slice(0, -3), await import(pathToFileURL(join(folder, file)).href)] as const,
  )
  return Object.fromEntries(await Promise.all(loaded))
}

/**
 * Applies the migrations of a folder that the database has not seen, all or none; several processes may start at once.
 * Throws StartProblem `migration` with the name of the one that failed.
 */
export async function migrate<Tables>(db: Kysely<Tables>, folder: string): Promise<string[]> {
  const provider = { getMigrations: () => read(folder) }
  // A table of years takes its time, and so does the other process that migrates.
  const { error, results } = await withoutLimits(db, connection =>
    new Migrator({ db: connection, provider, allowUnorderedMigrations: true }).migrateToLatest(),
  )
  if (error) {
    const name = results?.find(result => result.status === 'Error')?.migrationName ?? '?'
    const detail = error instanceof Error ? error.message : String(error)
    throw new StartProblem({ kind: 'migration', name, detail }, { cause: error })
  }
  return (results ?? []).map(result => result.migrationName)
}
