import { type Kysely, sql } from 'kysely'

/**
 * Repetitions on the wall clock of Paris with their exceptions, single repetitions that were changed, what a school
 * system brings, and an index for a week among ten thousand events.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table events
    drop constraint events_recurrence_type_check,
    add constraint events_recurrence_type_check
      check (recurrence_type in ('daily', 'weekdays', 'weekly', 'biweekly', 'monthly')),
    add column wall_start timestamp,
    add column wall_end timestamp,
    add column exceptions jsonb not null default '[]',
    add column series_id uuid references events (id) on delete cascade,
    add column done_at timestamptz,
    add column cancelled boolean not null default false,
    add column source_key text,
    add column source_digest text,
    add column fresh_at timestamptz,
    add column wide boolean not null generated always as
      (recurrence_type is not null or ends_at - starts_at > interval '8 days') stored`.execute(db)
  await sql`update events
    set wall_start = starts_at at time zone 'Europe/Paris', wall_end = ends_at at time zone 'Europe/Paris'
    where recurrence_type is not null`.execute(db)
  await sql`drop index events_user`.execute(db)
  await sql`create index events_user on events (user_id, wide, starts_at)`.execute(db)
  await sql`create index events_series on events (series_id) where series_id is not null`.execute(db)
  await sql`create unique index events_source on events (user_id, source, source_key) where source_key is not null`.execute(
    db,
  )
}
