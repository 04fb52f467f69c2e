import { type Kysely, sql } from 'kysely'

/** Parents who get the week of their children by mail, the Monday of the last week that was taken, and how it went. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table digests (
    parent_uid text primary key references people (uid) on delete cascade,
    since timestamptz not null,
    taken_week text,
    sent_week text,
    failed boolean not null default false
  )`.execute(db)
}
