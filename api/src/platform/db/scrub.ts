import { type Kysely, sql } from 'kysely'

/**
 * Makes the files of the embedded database forget what was deleted: rows stay in its files, and in its write-ahead log,
 * until they are written anew. To be called outside of a transaction; calls wait meanwhile.
 */
export async function scrub<Tables>(q: () => Kysely<Tables>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(q())
  await run('vacuum full')
  await run('set wal_recycle = off')
  // The second time for the log of the first.
  for (const statement of ['select pg_switch_wal()', 'checkpoint', 'select pg_switch_wal()', 'checkpoint'])
    await run(statement)
  await run('reset wal_recycle')
}
