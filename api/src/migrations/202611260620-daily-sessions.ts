import { type Kysely, sql } from 'kysely'

/** The session of each day that a pupil began, and how many a week the pupil wants. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table daily_sessions (
    user_id text not null references people (uid) on delete cascade,
    day text not null,
    parts jsonb not null,
    started_at timestamptz not null,
    primary key (user_id, day)
  )`.execute(db)
  await sql`create table weekly_goals (
    user_id text not null primary key references people (uid) on delete cascade,
    sessions smallint not null check (sessions between 1 and 7)
  )`.execute(db)
}
