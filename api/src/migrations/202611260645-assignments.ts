import { type Kysely, sql } from 'kysely'

/** Work given to pupils of a class, and what each of them has of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table assignments (
    id uuid primary key,
    class_id uuid not null references classes (id) on delete cascade,
    given_by text references people (uid) on delete set null,
    work jsonb not null,
    title text not null,
    instruction text not null,
    seed int not null,
    opens_day text not null,
    due_day text not null,
    given_at timestamptz not null,
    withdrawn_at timestamptz
  )`.execute(db)
  await sql`create index assignments_class on assignments (class_id, given_at desc)`.execute(db)
  await sql`create table assignment_pupils (
    assignment_id uuid not null references assignments (id) on delete cascade,
    pupil_uid text not null references people (uid) on delete cascade,
    delivered_at timestamptz,
    path_id int references paths (id) on delete set null,
    objective_id uuid references objectives (id) on delete set null,
    event_id uuid references events (id) on delete set null,
    primary key (assignment_id, pupil_uid)
  )`.execute(db)
  await sql`create index assignment_pupils_pupil on assignment_pupils (pupil_uid)`.execute(db)
  await sql`create index assignment_pupils_path on assignment_pupils (path_id)`.execute(db)
  await sql`create index assignment_pupils_objective on assignment_pupils (objective_id)`.execute(db)
  await sql`create index assignment_pupils_event on assignment_pupils (event_id)`.execute(db)
  await sql`create index assignment_pupils_waiting on assignment_pupils (assignment_id) where delivered_at is null`.execute(
    db,
  )
}
