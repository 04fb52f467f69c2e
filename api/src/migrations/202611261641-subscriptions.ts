import { type Kysely, sql } from 'kysely'

/** Addresses of calendars, encrypted, so that they are read again; when that was tried last, and why it failed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table calendars
    add column address bytea,
    add column host text,
    add column tried_at timestamptz,
    add column failure text`.execute(db)
}
