import { type Kysely, sql } from 'kysely'

/** Slips that parents sign, and which consents were given on one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table consent_slips (
    pupil_uid text primary key references people (uid) on delete cascade,
    code text not null unique,
    made_by_uid text references people (uid) on delete set null,
    made_by_name text not null,
    made_at timestamptz not null,
    answer text check (answer in ('yes', 'no')),
    answered_at timestamptz,
    reminded_at timestamptz
  )`.execute(db)
  await sql`alter table consents add column on_paper boolean not null default false`.execute(db)
}
