import { type Kysely, sql } from 'kysely'

/** Figures of a module as data, by the chapter or block that shows them: they are drawn when the module is read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table modules add column figures jsonb not null default '{}'`.execute(db)
}
