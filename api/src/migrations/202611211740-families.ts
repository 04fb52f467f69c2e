import { type Kysely, sql } from 'kysely'

/** Pupils of an imported class, found again when the same lines are sent once more; paths given by an adult; tour seen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table pupil_imports (
    manager_uid text not null references people (uid) on delete cascade,
    key uuid not null,
    pupil_uid text not null references people (uid) on delete cascade,
    primary key (manager_uid, key)
  )`.execute(db)
  await sql`create index pupil_imports_pupil on pupil_imports (pupil_uid)`.execute(db)

  await sql`create table given_paths (
    path_id int primary key references paths (id) on delete cascade,
    user_id text not null references people (uid) on delete cascade,
    source_id int references paths (id) on delete set null,
    given_by text not null references people (uid) on delete cascade,
    given_at timestamptz not null,
    unique (source_id, user_id)
  )`.execute(db)
  await sql`create index given_paths_user on given_paths (user_id)`.execute(db)

  await sql`alter table people add column tour_seen_at timestamptz`.execute(db)
}
