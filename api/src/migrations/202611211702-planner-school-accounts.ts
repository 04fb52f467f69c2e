import { type Kysely, sql } from 'kysely'

/**
 * Wrong tries on an account at school, whoever makes them, and which account a pupil has opened before. An account is a
 * digest: neither a name nor a password is kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table school_accounts (
    account text primary key,
    tries integer not null,
    since timestamptz not null
  )`.execute(db)
  await sql`alter table school_syncs add column account text`.execute(db)
}
