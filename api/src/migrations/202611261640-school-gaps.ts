import { type Kysely, sql } from 'kysely'

/** What the last synchronisation could not read, and weeks that the school emptied, until the pupil says what to do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table school_syncs
    add column gaps jsonb not null default '[]',
    add column empty_weeks jsonb not null default '[]'`.execute(db)
}
