import { type Kysely, sql } from 'kysely'

/** Receipts of calls that may be repeated: the second one of a key waits for the first and gets its answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table receipts (
    user_id text not null references people (uid) on delete cascade,
    key text not null,
    route text not null,
    input_hash text not null,
    pupil_uid text references people (uid) on delete cascade,
    answer text,
    created_at timestamptz not null,
    primary key (user_id, key)
  )`.execute(db)
  await sql`create index receipts_pupil on receipts (pupil_uid) where pupil_uid is not null`.execute(db)
  await sql`create index receipts_created on receipts (created_at)`.execute(db)
}
