import { type Kysely, sql } from 'kysely'

/** Who gave a class its name: pupils read it, and may report it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table classes add column named_by text references people (uid) on delete set null`.execute(db)
  await sql`create index classes_named_by on classes (named_by)`.execute(db)
}
