import type { DumpedTable, DumpHeader } from './format.ts'
import type { DumpSource } from './source.ts'

/** What the migrations keep for themselves: written by them, not by a restore. */
const OF_MIGRATIONS = ['kysely_migration', 'kysely_migration_lock']

/** Unlogged tables are emptied by a crash, so nobody misses them; computed columns are computed again. */
const TABLES = `
  select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
    and c.relname not in (${OF_MIGRATIONS.map(name => `'${name}'`).join(', ')})
  group by c.relname
  order by c.relname`

const SEQUENCES = `
  select sequencename::text as name, last_value::text as value
  from pg_sequences where schemaname = current_schema() and last_value is not null
  order by sequencename`

/** The tables that a dump holds. */
export const listTables = (source: Pick<DumpSource, 'query'>): Promise<DumpedTable[]> =>
  source.query<DumpedTable>(TABLES)

/** What stands on the first line of a dump. To be called in the snapshot that the rows are read in. */
export async function describe(source: DumpSource, made: Date): Promise<DumpHeader> {
  const migrations = await source.query<{ name: string }>('select name from kysely_migration order by name')
  const tables = await listTables(source)
  // Read after the snapshot was taken: no row of it has a number beyond them.
  const sequences = await source.query<{ name: string; value: string }>(SEQUENCES)
  const [server] = await source.query<{ server_version: string }>('show server_version')
  return {
    format: 1,
    made: made.toISOString(),
    server: server?.server_version ?? '',
    migrations: migrations.map(row => row.name),
    tables,
    sequences: Object.fromEntries(sequences.map(row => [row.name, row.value])),
  }
}
