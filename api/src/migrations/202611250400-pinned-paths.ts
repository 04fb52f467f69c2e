import { type Kysely, sql } from 'kysely'

/** When a path was pinned to the top of its list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table paths add column pinned_at timestamptz`.execute(db)
}
