import { type Kysely, sql } from 'kysely'

/**
 * Whom a pupil stopped and in which classes, who asks to follow him, since when a password is not his own, and by what right a
 * grade was changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Without the adult once his account is gone: the classes stay known.
  await sql`create table stops (
    id bigint generated always as identity primary key,
    pupil_uid text not null references people (uid) on delete cascade,
    manager_uid text references people (uid) on delete set null,
    at timestamptz not null,
    unique (pupil_uid, manager_uid)
  )`.execute(db)
  await sql`create index stops_manager on stops (manager_uid)`.execute(db)
  await sql`create table stop_classes (
    stop_id bigint not null references stops (id) on delete cascade,
    class_id uuid not null references classes (id) on delete cascade,
    primary key (stop_id, class_id)
  )`.execute(db)
  await sql`create index stop_classes_class on stop_classes (class_id)`.execute(db)
  await sql`create table follow_requests (
    pupil_uid text not null references people (uid) on delete cascade,
    manager_uid text not null references people (uid) on delete cascade,
    class_id uuid references classes (id) on delete cascade,
    asked_at timestamptz not null,
    primary key (pupil_uid, manager_uid)
  )`.execute(db)
  await sql`create index follow_requests_manager on follow_requests (manager_uid)`.execute(db)
  await sql`create index follow_requests_class on follow_requests (class_id)`.execute(db)
  await sql`alter table people add column held_since timestamptz`.execute(db)
  await sql`alter table password_resets add column by_operator boolean not null default false`.execute(db)
  await sql`alter table grade_changes add column by_relation text`.execute(db)
  await sql`update grade_changes set by_relation = 'creator' from links
    where links.manager_uid = by_uid and links.pupil_uid = grade_changes.pupil_uid and links.kind = 'created'`.execute(
    db,
  )
}
