import { type Kysely, sql } from 'kysely'

/** What happened to an objective, line by line. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table objective_history (
    id bigint generated always as identity primary key,
    objective_id uuid not null references objectives (id) on delete cascade,
    at timestamptz not null,
    kind text not null,
    by text not null check (by in ('pupil', 'manager')),
    report text check (report in ('started', 'in_progress', 'finished', 'failed')),
    task text,
    is_success boolean,
    notes text not null,
    progress int not null
  )`.execute(db)
  await sql`create index objective_history_objective on objective_history (objective_id, id)`.execute(db)
}
