import { type Kysely, sql } from 'kysely'

/** Objectives and the tasks they are broken into. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table objectives (
    id uuid primary key,
    user_id text not null references people (uid) on delete cascade,
    title text not null,
    description text not null,
    type text not null check (type in ('School', 'Emotional', 'Behavioral', 'Other')),
    status text not null check (status in ('active', 'completed', 'cancelled')),
    current_status text check (current_status in ('started', 'in_progress', 'completed', 'failed', 'finished')),
    start_date date not null,
    end_date date not null check (end_date >= start_date),
    is_daily boolean not null,
    recurrence_days jsonb not null,
    success_criteria text not null,
    progress_criteria text not null,
    effort_needed_criteria text not null,
    notes text not null,
    status_notes text not null,
    version int not null default 1,
    created_at timestamptz not null
  )`.execute(db)
  await sql`create index objectives_user on objectives (user_id, created_at desc)`.execute(db)

  await sql`create table objective_tasks (
    id uuid primary key,
    objective_id uuid not null references objectives (id) on delete cascade,
    position int not null,
    title text not null,
    description text not null,
    selected_days jsonb not null,
    due_date date,
    start_time text,
    end_time text,
    is_success boolean,
    notes text not null
  )`.execute(db)
  await sql`create index objective_tasks_objective on objective_tasks (objective_id, position)`.execute(db)
}
