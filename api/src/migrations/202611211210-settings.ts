import { type Kysely, sql } from 'kysely'

/** Learning settings, one row per person who saved them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table settings (
    user_id text primary key references people (uid) on delete cascade,
    tasks jsonb not null,
    work_days jsonb not null,
    time_slots jsonb not null,
    updated_at timestamptz not null default now()
  )`.execute(db)
}
