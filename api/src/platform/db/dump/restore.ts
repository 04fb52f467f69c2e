import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { listMigrations, migrate } from '../migrate.ts'
import { listTables } from './describe.ts'
import { copyIn, type DumpHeader, UnreadableBackup } from './format.ts'
import { readDump } from './read.ts'
import { DatabaseInUse, ForeignDatabase, NewerBackup, RestoreFailed } from './restore-problems.ts'
import { emptySchema, type KeptTable, setAside, setSequences, suspendRules } from './schema.ts'
import { SETTINGS, withClient } from './source.ts'

export interface Restoring {
  file: string
  /** Private keys, any of which may open an encrypted one. */
  secrets?: readonly string[] | undefined
  /** The folder of the migrations. */
  migrations: string
  /** A table of which the rows that are there now stay, beside those of the dump, and the column that tells them apart. */
  keep: KeptTable
  /** Stays at the level of the dump, for the release that wrote it. */
  asWritten?: boolean | undefined
}

/** What a restore puts in place of the database that is there. */
export interface Restored {
  rows: number
  /** Tables of the dump that no migration makes, and that were left out. */
  foreign: string[]
  /** What tells the rows apart that stayed; null where there was no such table. */
  kept: string[] | null
}

/** Statements of Kysely on a connection that is ours. */
function onClient(client: pg.Client): Kysely<unknown> {
  const connection = { query: client.query.bind(client), release: () => {} }
  const pool = { options: {}, connect: async () => connection, end: async () => {} }
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool: pool as unknown as PostgresPool }) })
}

/** Throws UnreadableBackup, SealedBackup, OtherBackupKey or NewerBackup; reads the file to its end. */
export async function checkDump({ file, secrets, migrations }: Omit<Restoring, 'keep'>): Promise<DumpHeader> {
  const header = await readDump(file, secrets)
  const known = new Set(await listMigrations(migrations))
  if (!header.migrations.every(name => known.has(name))) throw new NewerBackup(file)
  return header
}

/**
 * Puts a dump in place of what a database holds, in one transaction: at the level of the dump first, then the migrations that
 * came since, applied to its rows (but for `asWritten`). The file is read to its end before.
 * Throws UnreadableBackup, SealedBackup, OtherBackupKey, NewerBackup, DatabaseInUse, ForeignDatabase, RestoreFailed.
 */
export async function restoreDump(config: pg.ClientConfig, restoring: Restoring): Promise<Restored> {
  await checkDump(restoring)
  return withClient(config, async client => {
    await refuseToReplace(client)
    const restored = await onClient(client)
      .transaction()
      .execute(db => replace(client, db, restoring))
      .catch(error => {
        throw error instanceof pg.DatabaseError ? new RestoreFailed(error.message, { cause: error }) : error
      })
    // Without it the first statements on the new tables are planned blindly.
    await client.query('analyze')
    return restored
  })
}

/** Throws DatabaseInUse or ForeignDatabase where a restore would be refused, before anything is done for it. */
export const checkReplaceable = (config: pg.ClientConfig): Promise<void> => withClient(config, refuseToReplace)

async function refuseToReplace(client: pg.Client): Promise<void> {
  await refuseOthers(client)
  await refuseForeign(client)
}

async function refuseOthers(client: pg.Client): Promise<void> {
  // One that has nothing to do keeps only the connection on which it listens.
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name in ('ariane', 'ariane-live')`,
  )
  if (rowCount) throw new DatabaseInUse()
}

/** Somebody else's tables are not dropped because an address was wrong. */
async function refuseForeign(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
     having count(*) > 0 and count(*) filter (where relname = 'kysely_migration') = 0`,
  )
  if (rowCount) throw new ForeignDatabase()
}

async function replace(
  client: pg.Client,
  db: Transaction<unknown>,
  { file, secrets, migrations, keep, asWritten }: Restoring,
): Promise<Restored> {
  const query = async <Row>(text: string) => (await client.query(text)).rows as Row[]
  for (const setting of SETTINGS) await query(setting)
  const kept = await setAside(query, keep)
  let known = new Map<string, string[]>()
  let resumeRules = async () => {}
  const foreign: string[] = []
  let rows = 0
  await readDump(
    file,
    secrets,
    async header => {
      await emptySchema(query)
      await migrate(db, migrations, header.migrations)
      resumeRules = await suspendRules(query)
      known = new Map((await listTables({ query })).map(({ name, columns }) => [name, columns]))
      const dumped = new Set(header.tables.map(({ name }) => name))
      const missing = [...known.keys()].find(name => !dumped.has(name))
      if (missing) throw new UnreadableBackup(`« ${missing} » is missing`)
      await setSequences(query, header.sequences)
    },
    async (table, bytes) => {
      const columns = known.get(table.name)
      if (!columns) {
        foreign.push(table.name)
        for await (const _bytes of bytes);
        return
      }
      const unknown = table.columns.find(name => !columns.includes(name))
      if (unknown) throw new UnreadableBackup(`« ${unknown} » of « ${table.name} » is in no migration`)
      // Some migrations write rows themselves.
      await query(`delete from ${pg.escapeIdentifier(table.name)}`)
      const into = client.query(copyFrom(copyIn(table).slice(0, -1)))
      await pipeline(Readable.from(bytes, { objectMode: false }), into)
      rows += into.rowCount
    },
  )
  await resumeRules()
  if (!asWritten) await migrate(db, migrations)
  await kept.merge()
  return { rows, foreign, kept: kept.keys }
}
