import { type Kysely, sql } from 'kysely'

/** Classes, who is in them, and the links between adults and pupils that they made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table classes (
    id uuid primary key,
    name text not null,
    grade text not null check (grade in ('6ème', '5ème', '4ème', '3ème')),
    school_year int not null,
    created_at timestamptz not null,
    archived_at timestamptz,
    next_id uuid references classes (id) on delete set null
  )`.execute(db)
  await sql`create table class_teachers (
    class_id uuid not null references classes (id) on delete cascade,
    manager_uid text not null references people (uid) on delete cascade,
    joined_at timestamptz not null,
    primary key (class_id, manager_uid)
  )`.execute(db)
  await sql`create index class_teachers_manager on class_teachers (manager_uid)`.execute(db)
  await sql`create table class_pupils (
    class_id uuid not null references classes (id) on delete cascade,
    pupil_uid text not null references people (uid) on delete cascade,
    joined_at timestamptz not null,
    primary key (class_id, pupil_uid)
  )`.execute(db)
  await sql`create index class_pupils_pupil on class_pupils (pupil_uid)`.execute(db)
  await sql`create table class_requests (
    class_id uuid not null references classes (id) on delete cascade,
    pupil_uid text not null references people (uid) on delete cascade,
    asked_at timestamptz not null,
    primary key (class_id, pupil_uid)
  )`.execute(db)
  await sql`create index class_requests_pupil on class_requests (pupil_uid)`.execute(db)
  await sql`create table class_codes (
    class_id uuid primary key references classes (id) on delete cascade,
    code text not null unique,
    expires_at timestamptz not null
  )`.execute(db)
  await sql`create table class_invitations (
    class_id uuid primary key references classes (id) on delete cascade,
    token_hash text not null unique,
    expires_at timestamptz not null
  )`.execute(db)
  await sql`create table class_groups (
    id uuid primary key,
    class_id uuid not null references classes (id) on delete cascade,
    name text not null
  )`.execute(db)
  await sql`create index class_groups_class on class_groups (class_id)`.execute(db)
  await sql`create table class_group_pupils (
    group_id uuid not null references class_groups (id) on delete cascade,
    class_id uuid not null,
    pupil_uid text not null,
    primary key (group_id, pupil_uid),
    foreign key (class_id, pupil_uid) references class_pupils (class_id, pupil_uid) on delete cascade
  )`.execute(db)
  await sql`create index class_group_pupils_pupil on class_group_pupils (class_id, pupil_uid)`.execute(db)

  // Why a link is there: it ends with the last class that holds it. A link that is older than its classes has no row here.
  await sql`create table class_links (
    class_id uuid not null references classes (id) on delete cascade,
    manager_uid text not null,
    pupil_uid text not null,
    primary key (class_id, manager_uid, pupil_uid),
    foreign key (manager_uid, pupil_uid) references links (manager_uid, pupil_uid) on delete cascade
  )`.execute(db)
  await sql`create index class_links_pair on class_links (manager_uid, pupil_uid)`.execute(db)

  // A class whose last teacher is gone is nobody's: its pupils are in no class then.
  await sql`create function end_class_without_teacher() returns trigger language plpgsql as $$
    begin
      delete from classes where id = old.class_id
        and not exists (select 1 from class_teachers where class_id = old.class_id);
      return null;
    end $$`.execute(db)
  await sql`create trigger class_teachers_gone after delete on class_teachers
    for each row execute function end_class_without_teacher()`.execute(db)
}
