import { type Kysely, sql } from 'kysely'

/** What a school put beside a lesson or homework: names and links. The documents themselves stay at school. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table events add column school_files jsonb not null default '[]'`.execute(db)
}
