import { type Kysely, sql } from 'kysely'

/** Of the link by which a parent who agreed by mail allows what else may be read of a school; gone with the consent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table consents add column school_hash text, add column school_until timestamptz`.execute(db)
}
