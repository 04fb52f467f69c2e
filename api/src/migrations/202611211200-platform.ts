import { type Kysely, sql } from 'kysely'

/** The job queue (platform/jobs). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table jobs (
    id uuid primary key default gen_random_uuid(),
    kind text not null,
    data jsonb not null,
    state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
    attempts int not null default 0,
    max_attempts int not null default 3,
    run_at timestamptz not null default now(),
    lease_until timestamptz,
    worker uuid,
    error text,
    unique_key text,
    created_at timestamptz not null default now(),
    finished_at timestamptz
  )`.execute(db)
  await sql`create index jobs_ready on jobs (run_at) where state in ('queued', 'running')`.execute(db)
  await sql`create index jobs_finished on jobs (finished_at) where finished_at is not null`.execute(db)
  await sql`create unique index jobs_unique on jobs (unique_key) where state in ('queued', 'running')`.execute(db)
}
