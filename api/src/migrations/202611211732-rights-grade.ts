import { type Kysely, sql } from 'kysely'

/** Changes of grade: what a pupil asks, what happened, and when somebody last said that it is right. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table grade_checks (
    pupil_uid text primary key references people (uid) on delete cascade,
    at timestamptz not null
  )`.execute(db)
  await sql`create table grade_demands (
    pupil_uid text primary key references people (uid) on delete cascade,
    grade text not null check (grade in ('6ème', '5ème', '4ème', '3ème')),
    asked_at timestamptz not null
  )`.execute(db)
  await sql`create table grade_changes (
    id bigint generated always as identity primary key,
    pupil_uid text not null references people (uid) on delete cascade,
    from_grade text not null,
    to_grade text not null,
    by_uid text references people (uid) on delete set null,
    by_name text not null,
    at timestamptz not null
  )`.execute(db)
  await sql`create index grade_changes_pupil on grade_changes (pupil_uid, id)`.execute(db)
}
