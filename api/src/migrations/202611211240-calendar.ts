import { type Kysely, sql } from 'kysely'

/** Events of the week: entered here or brought by a school system. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table events (
    id uuid primary key,
    user_id text not null references people (uid) on delete cascade,
    title text not null,
    description text not null,
    type text not null check (type in ('course', 'homework', 'exam', 'revision', 'other')),
    starts_at timestamptz not null,
    ends_at timestamptz not null check (ends_at >= starts_at),
    all_day boolean not null,
    meta jsonb not null,
    recurrence_type text check (recurrence_type in ('daily', 'weekly', 'biweekly', 'monthly')),
    recurrence_end timestamptz,
    alert text,
    attachments jsonb not null,
    source text not null check (source in ('own', 'pronote', 'ecoledirecte', 'ical')),
    created_at timestamptz not null
  )`.execute(db)
  await sql`create index events_user on events (user_id, starts_at)`.execute(db)
}
