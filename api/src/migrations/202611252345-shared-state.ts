import { type Kysely, sql } from 'kysely'

/**
 * What several processes on one database share for minutes: counts of tries, questions of schools that wait for their answer,
 * and services that asked to be left alone. The first two are unlogged: in no dump, and empty after a crash.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table rate_windows (
    key text primary key,
    count integer not null,
    ends_at timestamptz not null
  )`.execute(db)
  await sql`create unlogged table school_questions (
    id text primary key,
    caller_uid text not null references people (uid) on delete cascade,
    user_id text not null references people (uid) on delete cascade,
    provider text not null,
    sealed bytea not null,
    expires_at timestamptz not null
  )`.execute(db)
  await sql`create index school_questions_caller on school_questions (caller_uid)`.execute(db)
  await sql`create index school_questions_user on school_questions (user_id)`.execute(db)
  await sql`create table school_pauses (
    service text primary key,
    until timestamptz not null,
    length_ms integer not null
  )`.execute(db)
}
