import { type Kysely, sql } from 'kysely'

/** What a pupil answered to suggested revision sessions, and the reminders that were put away. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table session_answers (
    user_id text not null references people (uid) on delete cascade,
    week text not null,
    key text not null,
    answer text not null check (answer in ('accepted', 'refused')),
    event_id uuid references events (id) on delete set null,
    answered_at timestamptz not null,
    primary key (user_id, week, key)
  )`.execute(db)
  await sql`create index session_answers_event on session_answers (event_id) where event_id is not null`.execute(db)
  await sql`create table reminders_put_away (
    user_id text not null references people (uid) on delete cascade,
    key text not null,
    at timestamptz not null,
    primary key (user_id, key)
  )`.execute(db)
}
