import { type Kysely, sql } from 'kysely'

/** The link with which a parent invites the other one; using it removes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table parent_invitations (
    parent_uid text primary key references people (uid) on delete cascade,
    token_hash text not null unique,
    expires_at timestamptz not null
  )`.execute(db)
}
