import { type Kysely, sql } from 'kysely'

/** A pupil may have several accounts of one school system, each by a name; the empty name is the only one until now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table school_syncs
    add column account_name text not null default '',
    drop constraint school_syncs_pkey,
    add primary key (user_id, provider, account_name)`.execute(db)
  await sql`alter table school_reports
    add column account_name text not null default '',
    drop constraint school_reports_pkey,
    add primary key (user_id, provider, account_name, kind)`.execute(db)
  await sql`alter table events add column source_account text not null default ''`.execute(db)
  await sql`drop index events_source`.execute(db)
  await sql`create unique index events_source on events (user_id, source, source_account, source_key)
    where source_key is not null`.execute(db)
}
