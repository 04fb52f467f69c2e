import { type Kysely, sql } from 'kysely'

/** Migrations that the release before cannot live with: it reads here whether it may start on newer tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table schema_breaks (name text primary key, reason text not null)`.execute(db)
}
