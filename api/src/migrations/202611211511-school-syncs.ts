import { type Kysely, sql } from 'kysely'

/** How fresh a pupil's school system is and how it was called; never a password, a token or an answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table school_syncs (
    user_id text not null references people (uid) on delete cascade,
    provider text not null check (provider in ('pronote', 'ecoledirecte')),
    fresh_at timestamptz,
    step text,
    step_at timestamptz,
    bad_tries integer not null default 0,
    bad_since timestamptz,
    primary key (user_id, provider)
  )`.execute(db)
}
