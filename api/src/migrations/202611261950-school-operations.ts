import { type Kysely, sql } from 'kysely'

/**
 * Synchronisations that go on without their caller: how far they are, and the answer, which opens with what the device alone
 * knows. Unlogged: in no dump, and empty after a crash.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table school_operations (
    key text primary key,
    caller_uid text not null references people (uid) on delete cascade,
    user_id text not null references people (uid) on delete cascade,
    step text,
    answer bytea,
    began_at timestamptz not null
  )`.execute(db)
  await sql`create index school_operations_caller on school_operations (caller_uid)`.execute(db)
  await sql`create index school_operations_user on school_operations (user_id)`.execute(db)
}
