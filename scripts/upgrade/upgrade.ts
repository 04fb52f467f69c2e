import type { Config } from '../../api/src/platform/config.ts'
import { type OpenDatabase, open } from '../../api/src/platform/db/open.ts'
import { type Database, MIGRATIONS } from '../../api/src/wiring/database.ts'
import type { Trial } from './trial.ts'

/** What an update did, and what is left to do when the new release does not answer. */
export interface Upgraded {
  /** Migrations that were applied. */
  applied: string[]
  /** Written before anything changed; undefined where there is nobody to keep. */
  dump: string | undefined
  /** Why the new release cannot be used, in what it said itself; undefined when it answers. */
  problem: string | undefined
  /**
   * Where the release before stands when the new one does not answer: `starts` on these tables with what people did since,
   * `restored` on the data of the dump, `sealed` where only the private key reads the dump that it needs, or `refuses` where
   * there is no dump, as nobody had an account.
   */
  before: 'starts' | 'restored' | 'sealed' | 'refuses' | undefined
}

interface Steps {
  /** Starts the new release and asks how it is. */
  attempt(): Promise<Trial>
  /** Puts the dump in place, at the level of the release before. */
  restore(dump: string): Promise<unknown>
  migrations?: string
}

/**
 * Brings the database of an installation to this release: a dump, the migrations, a start that is asked for its health, and the
 * way back where it does not answer. Throws StartProblem where nothing was changed.
 */
export async function upgrade(
  config: Config,
  { attempt, restore, migrations = MIGRATIONS }: Steps,
  now: Date,
): Promise<Upgraded> {
  const database = await open<Database>(config, migrations, () => {})
  const { applied, dump, breaks } = await closing(database, () => readChanges(database, now))
  const { problem } = await attempt()
  if (problem === undefined) return { applied, dump, problem, before: undefined }
  if (!breaks) return { applied, dump, problem, before: 'starts' }
  if (!dump) return { applied, dump, problem, before: 'refuses' }
  if (config.backups.publicKeys.length > 0) return { applied, dump, problem, before: 'sealed' }
  await restore(dump)
  return { applied, dump, problem, before: 'restored' }
}

async function closing<T>(database: OpenDatabase<Database>, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } finally {
    await database.close()
  }
}

async function readChanges(database: OpenDatabase<Database>, now: Date) {
  const applied = database.changed?.applied ?? []
  const dump = database.changed?.dump
  if (applied.length === 0) return { applied, dump: await database.backup?.(now), breaks: false }
  const breaks = await database
    .q()
    .selectFrom('schema_breaks')
    .select('name')
    .where('name', 'in', applied)
    .executeTakeFirst()
  return { applied, dump, breaks: breaks !== undefined }
}
