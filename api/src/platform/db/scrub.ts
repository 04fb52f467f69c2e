import { type Kysely, sql } from 'kysely'
import { withoutLimits } from './session-limits.ts'

/** What the planner knows of a column holds values of it, and of an emptied table it would be kept: it is learnt anew. */
const FORGET_VALUES = `do $$ begin
  if current_setting('server_version_num')::int >= 180000 then
    perform pg_clear_attribute_stats(n.nspname, c.relname, a.attname, s.stainherit)
    from pg_statistic s join pg_class c on c.oid = s.starelid join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = s.starelid and a.attnum = s.staattnum
    where c.relnamespace = current_schema()::regnamespace;
  end if;
end $$`

const ANEW = ['select pg_switch_wal()', 'checkpoint']

/**
 * Makes the files of our own server forget what was deleted: rows stay in its files, and in its write-ahead log, until they
 * are written anew. To be called outside of a transaction; calls wait meanwhile.
 */
export async function scrub<Tables>(q: () => Kysely<Tables>): Promise<void> {
  await withoutLimits(q(), async connection => {
    const run = (statement: string) => sql.raw(statement).execute(connection)
    await run(FORGET_VALUES)
    await run('analyze')
    await run('vacuum full')
    // The second time for the log of the first.
    for (const statement of [...ANEW, ...ANEW]) await run(statement)
  })
}
