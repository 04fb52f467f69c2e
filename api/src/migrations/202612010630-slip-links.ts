import { type Kysely, sql } from 'kysely'

/** A slip lets parents follow: until when, whom its last printer is, and how many it let in. One of before does once it is printed again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table consent_slips
    add column printed_by_uid text references people (uid) on delete set null,
    add column links_until timestamptz,
    add column linked smallint not null default 0`.execute(db)
}
