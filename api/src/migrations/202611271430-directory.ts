import { type Kysely, sql } from 'kysely'

/** What a school's directory says: which sessions began there, children of parents, who is in which class. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table directory_sessions (
    session_id text primary key references auth_sessions (id) on delete cascade,
    provider text not null,
    outside_hash text not null,
    sealed bytea
  )`.execute(db)
  await sql`create index directory_sessions_outside on directory_sessions (provider, outside_hash)`.execute(db)
  await sql`create table directory_children (
    parent_uid text not null references people (uid) on delete cascade,
    provider text not null,
    subject text not null,
    linked boolean not null default false,
    primary key (parent_uid, provider, subject)
  )`.execute(db)
  await sql`create index directory_children_subject on directory_children (provider, subject)`.execute(db)
  await sql`create table directory_members (
    uid text not null references people (uid) on delete cascade,
    provider text not null,
    school text not null,
    name text not null,
    teaches boolean not null,
    primary key (uid, provider, school, name)
  )`.execute(db)
  await sql`create index directory_members_class on directory_members (provider, school, name)`.execute(db)
  await sql`create table directory_classes (
    class_id uuid primary key references classes (id) on delete cascade,
    provider text not null,
    school text not null,
    name text not null,
    school_year int not null,
    unique (provider, school, name, school_year)
  )`.execute(db)
}
