import { type Kysely, sql } from 'kysely'

/** Where a parent's consent stands; the tokens themselves are only in the mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table consents (
    pupil_uid text primary key references people (uid) on delete cascade,
    state text not null check (state in ('asked', 'given', 'of_age', 'withdrawn')),
    parent_email text,
    by_uid text references people (uid) on delete set null,
    by_name text,
    confirm_hash text unique,
    confirm_until timestamptz,
    withdraw_hash text unique,
    at timestamptz not null
  )`.execute(db)
}
