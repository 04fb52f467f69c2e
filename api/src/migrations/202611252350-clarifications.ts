import { type Kysely, sql } from 'kysely'

/** Questions that were asked back about an answer, with that answer: by chapter on its module, and on a review item. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table modules add column asks jsonb not null default '{}'`.execute(db)
  await sql`alter table review_cards add column ask jsonb`.execute(db)
}
