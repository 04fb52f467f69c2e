import { type Kysely, sql } from 'kysely'

/** What the link of a path holds beside its number, which anybody can count through. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table paths add column link_token uuid not null default gen_random_uuid()`.execute(db)
}
