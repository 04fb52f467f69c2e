import { type Kysely, sql } from 'kysely'

/** By chapter of a module, the items that it shows: what was answered right is not asked again in a new path of the same week. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table modules add column items jsonb not null default '{}'`.execute(db)
}
