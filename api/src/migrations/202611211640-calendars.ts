import { type Kysely, sql } from 'kysely'

/** Calendars that pupils import, and the secret addresses at which other programs read theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table calendars (
    id uuid primary key,
    user_id text not null references people (uid) on delete cascade,
    key text not null,
    name text not null,
    origin text not null check (origin in ('file', 'address')),
    fresh_at timestamptz not null,
    unique (user_id, key)
  )`.execute(db)
  await sql`alter table events add column calendar_id uuid references calendars (id) on delete cascade`.execute(db)
  await sql`create index events_calendar on events (calendar_id) where calendar_id is not null`.execute(db)

  await sql`create table calendar_feeds (
    user_id text primary key references people (uid) on delete cascade,
    secret_hash text not null unique,
    created_at timestamptz not null
  )`.execute(db)
}
