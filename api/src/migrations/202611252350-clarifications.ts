import { type Kysely, sql } from 'kysely'

/** Questions that were asked back about an answer, by chapter, with that answer; they go with the module. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table modules add column asks jsonb not null default '{}'`.execute(db)
}
