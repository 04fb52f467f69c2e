import { type Kysely, sql } from 'kysely'

/** The words of a module that may be read aloud, by part. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table modules add column speech jsonb not null default '{}'::jsonb`.execute(db)
}
