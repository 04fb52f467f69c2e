import { type Kysely, sql } from 'kysely'

/** Grows with every change of an event, so that nobody overwrites what somebody else changed meanwhile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table events add column version integer not null default 1`.execute(db)
}
