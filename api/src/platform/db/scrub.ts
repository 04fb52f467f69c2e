import { type Kysely, sql } from 'kysely'
import { withoutLimits } from './session-limits.ts'

const ANEW = ['select pg_switch_wal()', 'checkpoint']

/**
 * Makes the files of our own server forget what was deleted: rows stay in its files, and in its write-ahead log, until they
 * are written anew. To be called outside of a transaction; calls wait meanwhile.
 */
export async function scrub<Tables>(q: () => Kysely<Tables>): Promise<void> {
  await withoutLimits(q(), async connection => {
    const run = (statement: string) => sql.raw(statement).execute(connection)
    await run('vacuum full')
    // It is another process that would use the files of the log again, so this is no setting of a connection.
    await run('alter system set wal_recycle = off')
    await run('select pg_reload_conf()')
    try {
      // The second time for the log of the first.
      for (const statement of [...ANEW, ...ANEW]) await run(statement)
    } finally {
      await run('alter system reset wal_recycle')
      await run('select pg_reload_conf()')
    }
  })
}
