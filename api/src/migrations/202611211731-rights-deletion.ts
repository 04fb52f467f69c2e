import { type Kysely, sql } from 'kysely'

/** Accounts whose end is planned, and digests of those that are gone, for backups that are restored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table deletions (
    person_uid text primary key references people (uid) on delete cascade,
    asked_by text references people (uid) on delete set null,
    asked_name text not null,
    asked_at timestamptz not null,
    due_at timestamptz not null
  )`.execute(db)
  await sql`create index deletions_due on deletions (due_at)`.execute(db)
  await sql`create table erased (
    uid_hash text primary key,
    at timestamptz not null
  )`.execute(db)
}
