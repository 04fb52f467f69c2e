import { type Kysely, sql } from 'kysely'

/** By chapter of a module, the notion that it asks for: results are counted by it. Modules of before count by sub-chapter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table modules add column notions jsonb not null default '{}'`.execute(db)
}
